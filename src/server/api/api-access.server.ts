import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Access, EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

type Options = {
  rules: () => ReadonlyMap<string, EndpointRules>;
  /** Returns the account that a token belongs to, or undefined if the token is not valid. */
  readSignedIn: (env: ApiEnv['Bindings'], token: string) => Promise<SignedIn | undefined>;
};

const ALLOWED: Record<Exclude<Access, 'public'>, SignedIn['role'][]> = {
  signedIn: ['ngo', 'staff', 'admin'],
  ngo: ['ngo'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** The documentation pages, which are not endpoints of a contract. */
const DOCUMENTATION = /^\/(openapi\.json|docs(\/.*)?)$/;

/**
 * Restricts each endpoint to the callers that its contract names. Refuses with 401 without a valid token, and
 * with 403 for an account that is not allowed. An endpoint without a contract is refused for everybody (404).
 */
export function guardAccess({ rules, readSignedIn }: Options): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const key = endpointKey(context.req.path);
    const endpointRules = rules().get(key);
    if (!endpointRules && !DOCUMENTATION.test(key)) throw notFound();
    if (!endpointRules || endpointRules.access === 'public') return next();
    context.header('Cache-Control', 'no-store');
    const token = tokenOf(context.req.header('authorization'));
    const account = token === undefined ? undefined : await readSignedIn(context.env, token);
    if (!account)
      throw new AppError({ status: 401, key: token === undefined ? 'signInFirst' : 'signInAgain' });
    if (!ALLOWED[endpointRules.access].includes(account.role))
      throw new AppError({ status: 403, key: 'notAllowed' });
    refuseStanding(account, endpointRules.standings);
    if (endpointRules.managersOnly && account.ngoRole === 'member')
      throw new AppError({ status: 403, key: 'managersOnly' });
    context.set('account', account);
    return next();
  };
}

/**
 * Checks that the NGO of an NGO user has a standing that the contract allows.
 * @throws {AppError} 403 with a sentence about what to do, if it does not.
 */
function refuseStanding({ role, standing }: SignedIn, standings: EndpointRules['standings'] = []): void {
  if (role !== 'ngo' || (standing && standings.includes(standing))) return;
  const key = standing === 'suspended' ? 'ngoIsSuspended' : 'ngoIsNotChecked';
  throw new AppError({ status: 403, key, data: { standing } });
}

/** Reports whether a page of another site than `own` sent a writing request. Programs and in-process calls name none. */
export function isFromOtherSite({ method, headers }: Request, own: string): boolean {
  const origin = headers.get('origin');
  return method !== 'GET' && method !== 'HEAD' && origin !== null && origin !== own;
}

/**
 * Refuses writing requests that pages of other sites send (CSRF), unless the contract of the endpoint allows them.
 */
export function refuseOtherSites(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const isOther = isFromOtherSite(context.req.raw, context.env.origin);
    if (isOther && !rules().get(endpointKey(context.req.path))?.acceptsOtherSites)
      throw new AppError({ status: 403, key: 'otherSite' });
    return next();
  };
}

/** Returns the call with its account, for a service. Use it only for endpoints that are not public. */
export function signedInCall(context: Context<ApiEnv>): SignedInCall {
  const { caller, requestId } = context.env;
  const { account, isConfirmed = false } = context.var;
  return { caller, requestId, account, isConfirmed };
}

/**
 * Reads the token from an Authorization header: the bare token, as specified, or after the usual `Bearer`.
 */
function tokenOf(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined;
}
