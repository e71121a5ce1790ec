import type { Context } from 'hono';
import type { ApiEnv, Caller } from '#src/server/api-env.server.ts';
import { endpointKey } from '#src/server/api/endpoint-rules.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordSecurityEvent } from './security-log.service.server.ts';

const PATH_MOST = 60;

/** Records that the form of a page came from another site. Its path might say that someone asked for help. */
export async function recordOtherSite(
  services: Pick<AppServices, 'db' | 'log'>,
  { caller, requestId }: { caller: Caller; requestId: string },
): Promise<void> {
  await recordSecurityEvent(services, { kind: 'refused', caller, requestId, details: { status: 403 } });
}

/**
 * Records a refused call in the security log: an invalid token, a missing right or an exceeded limit.
 *
 * A wrong password is recorded where it is checked. Callers who are not signed in, or have to confirm their
 * password first, are not recorded, because these are not attacks. `isUrgent` means that people in need call
 * the endpoint; its path is not recorded then.
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
    // Without the path, the log does not show from which network someone asked for help.
    details: isUrgent ? { status } : { status, path: endpointKey(context.req.path).slice(0, PATH_MOST) },
  });
}
