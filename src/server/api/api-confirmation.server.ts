import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, SignedIn } from '#src/server/api-env.server.ts';
import { CONFIRMATION_HEADER, type EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

const CONFIRMATION_MOST = 100;

type Options = {
  rules: () => ReadonlyMap<string, EndpointRules>;
  /** Uses a confirmation up; false when it is worth nothing. */
  redeemConfirmation: (
    env: ApiEnv['Bindings'],
    given: { account: SignedIn; confirmation: string },
  ) => Promise<boolean>;
};

/** Lets calls whose contracts say `confirm` through only with a fresh confirmation by password; behind the guard. */
export function requireConfirmation({ rules, redeemConfirmation }: Options): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (!rules().get(endpointKey(context.req.path))?.confirm) return next();
    const confirmation = context.req.header(CONFIRMATION_HEADER) ?? '';
    const { account } = context.var;
    const isConfirmed =
      confirmation !== '' &&
      confirmation.length <= CONFIRMATION_MOST &&
      (await redeemConfirmation(context.env, { account, confirmation }));
    if (!isConfirmed) throw new AppError({ status: 403, key: 'confirmFirst', data: { confirm: true } });
    return next();
  };
}
