import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import { CONFIRMATION_HEADER, CONFIRMATION_MOST, type EndpointRules } from '#src/server/endpoint.server.ts';
import { needsConfirmation } from '#src/server/errors.server.ts';
import { signedInCall } from './api-access.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

type Options = {
  rules: () => ReadonlyMap<string, EndpointRules>;
  /** Returns whether a confirmation is valid for the session of the account. */
  isConfirmed: (
    env: ApiEnv['Bindings'],
    input: { account: SignedIn; confirmation: string },
  ) => Promise<boolean>;
  /** Ends the account's other sessions and notifies it by mail that personal data were saved as a file. */
  announceExport: (env: ApiEnv['Bindings'], call: SignedInCall) => Promise<void>;
};

/**
 * Requires a confirmation by password for endpoints whose contracts set `confirm`, or tells the service whether there is
 * one, and announces those that respond with a file. Runs after `guardAccess`.
 */
export function requireConfirmation({
  rules,
  isConfirmed,
  announceExport,
}: Options): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const endpointRules = rules().get(endpointKey(context.req.path));
    if (!endpointRules?.confirm) {
      await next();
      return;
    }
    const confirmation = context.req.header(CONFIRMATION_HEADER) ?? '';
    const { account } = context.var;
    const isConfirmedNow =
      confirmation !== '' &&
      confirmation.length <= CONFIRMATION_MOST &&
      (await isConfirmed(context.env, { account, confirmation }));
    if (!isConfirmedNow && endpointRules.confirm === true) throw needsConfirmation();
    context.set('isConfirmed', isConfirmedNow);
    await next();
    // Whole lists are audited by their contract. A paper about one person is not announced.
    if (!endpointRules.audit || !context.res.ok || !context.res.headers.has('Content-Disposition')) return;
    try {
      await announceExport(context.env, signedInCall(context));
    } catch (error) {
      await context.res.body?.cancel();
      throw error;
    }
  };
}
