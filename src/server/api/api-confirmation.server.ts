import type { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import { CONFIRMATION_HEADER, CONFIRMATION_MOST, type EndpointRules } from '#src/server/endpoint.server.ts';
import { needsConfirmation } from '#src/server/errors.server.ts';
import { signedInCall } from './api-access.server.ts';
import { refuseInvalidBody } from './api-validation.server.ts';
import { readCookie, writeCookie } from './cookies.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

type Options = {
  rules: () => ReadonlyMap<string, EndpointRules>;
  /** Returns the schema of the JSON body of an endpoint. */
  bodyOf: (key: string) => z.ZodType | undefined;
  /** Returns whether a confirmation is valid for the session of the account. */
  isConfirmed: (
    env: ApiEnv['Bindings'],
    input: { account: SignedIn; confirmation: string },
  ) => Promise<boolean>;
  /** Ends the account's other sessions and notifies it by mail that personal data were saved as a file. */
  announceExport: (env: ApiEnv['Bindings'], call: SignedInCall) => Promise<void>;
};

/** Each session has its own: two tabs of a browser may be signed in as two people. */
const cookieOf = (context: Context<ApiEnv>) => `confirmation-${context.var.account.session.id}`;

/**
 * Gives a confirmation to the browser of the session, for all its tabs and after a reload, until it is closed. It opens
 * nothing without the token, which no browser sends by itself, and a copy of the token elsewhere is nothing without it.
 */
export function writeConfirmation(context: Context<ApiEnv>, confirmation: string): void {
  writeCookie(context, { name: cookieOf(context), value: confirmation, path: '/api' });
}

/** Takes the confirmation back from the browser of the session. */
export function deleteConfirmation(context: Context<ApiEnv>): void {
  writeCookie(context, { name: cookieOf(context), value: '', path: '/api', seconds: 0 });
}

/**
 * Requires a confirmation by password for endpoints whose contracts set `confirm`, or tells the service
 * whether there is one, and announces those that respond with a file. Nobody types the password for a form
 * that is refused then. Runs after `guardAccess` and the guards of bodies.
 */
export function requireConfirmation({
  rules,
  bodyOf,
  isConfirmed,
  announceExport,
}: Options): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const key = endpointKey(context.req.path);
    const endpointRules = rules().get(key);
    if (!endpointRules?.confirm) {
      await next();
      return;
    }
    const confirmation =
      context.req.header(CONFIRMATION_HEADER) || readCookie(context, cookieOf(context)) || '';
    const { account } = context.var;
    const isConfirmedNow =
      confirmation !== '' &&
      confirmation.length <= CONFIRMATION_MOST &&
      (await isConfirmed(context.env, { account, confirmation }));
    if (!isConfirmedNow && endpointRules.confirm === true) {
      await refuseInvalidBody({ context, schema: bodyOf(key) });
      throw needsConfirmation();
    }
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
