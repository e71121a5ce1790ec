import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { endpointKey } from '#src/server/api/endpoint-rules.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { recordSecurityEvent } from './security-log.service.server.ts';

const PATH_MOST = 60;

/**
 * Notes a call that was refused: a token that is worth nothing, a right that somebody does not have, a limit. A wrong
 * password is noted where it is checked; who forgot to sign in, or has to confirm their password, attacks nobody. `isUrgent`
 * says that people in need call the endpoint: which one it was is not noted then.
 */
export async function recordRefusal({
  error,
  context,
  isUrgent,
}: {
  error: unknown;
  context: Context<ApiEnv>;
  isUrgent: boolean;
}): Promise<void> {
  if (!(error instanceof AppError)) return;
  const { status, key } = error;
  const isRefusal =
    status === 429 || (status === 403 && key !== 'confirmFirst') || (status === 401 && key === 'signInAgain');
  if (!isRefusal) return;
  const { caller, requestId } = context.env;
  const account = context.get('account') as ApiEnv['Variables']['account'] | undefined;
  await recordSecurityEvent(context.env, {
    kind: 'refused',
    caller,
    requestId,
    accountId: account?.id ?? null,
    // From which network somebody asks for help is not kept.
    details: isUrgent ? { status } : { status, path: endpointKey(context.req.path).slice(0, PATH_MOST) },
  });
}
