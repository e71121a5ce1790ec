import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Access, EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

type Options = {
  rules: () => ReadonlyMap<string, EndpointRules>;
  /** Who a token belongs to now; undefined when it is worth nothing. */
  readSignedIn: (env: ApiEnv['Bindings'], token: string) => Promise<SignedIn | undefined>;
};

const ALLOWED: Record<Exclude<Access, 'public'>, SignedIn['role'][]> = {
  signedIn: ['ngo', 'staff', 'admin'],
  ngo: ['ngo'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** What tells of the API is no endpoint of a contract itself. */
const DOCUMENTATION = /^\/(openapi\.json|docs(\/.*)?)$/;

/**
 * Lets each endpoint be called by those whom its contract names: 401 without a token that is worth something, 403 with
 * that of somebody else. An endpoint whose contract says nothing is for nobody.
 */
export function guardAccess({ rules, readSignedIn }: Options): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const key = endpointKey(context.req.path);
    const own = rules().get(key);
    if (!own && !DOCUMENTATION.test(key)) throw notFound();
    if (!own || own.access === 'public') return next();
    context.header('Cache-Control', 'no-store');
    const token = tokenOf(context.req.header('authorization'));
    const account = token === undefined ? undefined : await readSignedIn(context.env, token);
    if (!account)
      throw new AppError({ status: 401, key: token === undefined ? 'signInFirst' : 'signInAgain' });
    if (!ALLOWED[own.access].includes(account.role)) throw new AppError({ status: 403, key: 'notAllowed' });
    refuseStanding(account, own.standings);
    context.set('account', account);
    return next();
  };
}

/** @throws {AppError} 403 with what to do, when the NGO of an NGO user does not stand with us as the contract asks. */
function refuseStanding({ role, standing }: SignedIn, standings: EndpointRules['standings'] = []): void {
  if (role !== 'ngo' || (standing && standings.includes(standing))) return;
  const key = standing === 'suspended' ? 'ngoIsSuspended' : 'ngoIsNotChecked';
  throw new AppError({ status: 403, key, data: { standing } });
}

/**
 * Refuses what another site's page sends in somebody's name. Programs send no Origin, and in-process calls none either.
 */
export const refuseOtherSites: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const origin = context.req.header('origin');
  const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!reads && origin !== undefined && origin !== context.env.origin)
    throw new AppError({ status: 403, key: 'otherSite' });
  return next();
};

/** The call with who makes it, for a service; only behind an endpoint that is not public. */
export function signedInCall(context: Context<ApiEnv>): SignedInCall {
  const { caller, requestId } = context.env;
  return { caller, requestId, account: context.var.account };
}

/** As the specification sends it, or with the usual word before. */
function tokenOf(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined;
}
