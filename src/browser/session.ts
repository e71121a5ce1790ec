import { jwtDecode } from 'jwt-decode';
import { data, redirect } from 'react-router';
import {
  createApiClient,
  type ApiClient,
  type ApiResponse,
  type RefusedBody,
  type SuccessBody,
} from './api-client.ts';
import type { SessionClaims } from '#src/features/account/sessions/session-token.server.ts';
import { NGO_KEY, TOKEN_KEY, type Role } from '#src/features/account/account.values.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { removeFromTab, storeInTab, readFromTab } from './tab-storage.ts';

/** What a token says of its bearer, for showing; the server decides by the database. */
export type Session = SessionClaims & { exp: number };

/** The NGO of whoever signed in, kept beside the token. */
export type SessionNgo = { _id: string; name: string; nameGu: string | null; nameHi: string | null };

/** The token in session storage cannot be read. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/**
 * The specification's 'Admin information': the decoded token, `{}` when nobody is signed in.
 * @throws {InvalidTokenError} when the token is none.
 */
export function readAdminInformation(): Session | Record<string, never> {
  const token = readFromTab(TOKEN_KEY);
  if (token === null) return {};
  let decoded: unknown;
  try {
    decoded = jwtDecode(token);
  } catch (error) {
    throw new InvalidTokenError((error as Error).message, { cause: error });
  }
  if (typeof decoded !== 'object' || decoded === null)
    throw new InvalidTokenError('The payload is no object');
  return decoded as Session;
}

/** Who is signed in, undefined when nobody is or the time is over. @throws {InvalidTokenError} as above. */
export function readSession(): Session | undefined {
  const session = readAdminInformation();
  if (!('role' in session)) return undefined;
  return session.exp * 1000 > Date.now() ? (session as Session) : undefined;
}

/** Why the guard ended the session: of the loaders that run beside it the innermost is heard, and must say the same. */
let endedBy: SignInReason | undefined;

/** Gives whether the session is kept: not in a browser that keeps nothing. */
export function storeSession({ token, ngo }: { token: string; ngo: SessionNgo | null }): boolean {
  endedBy = undefined;
  if (ngo) storeInTab({ key: NGO_KEY, text: JSON.stringify(ngo) });
  else removeFromTab(NGO_KEY);
  return storeInTab({ key: TOKEN_KEY, text: token });
}

/** The NGO as it is now, after its people changed it. */
export function storeSessionNgo({ _id, name, nameGu, nameHi }: SessionNgo): void {
  storeInTab({ key: NGO_KEY, text: JSON.stringify({ ...readSessionNgo(), _id, name, nameGu, nameHi }) });
}

/** Forgets a token that is worth nothing any more. */
export function clearSession(): void {
  removeFromTab(TOKEN_KEY, NGO_KEY);
}

/** Signs out, in this tab and on the server. Whoever leaves does not wait for the server, nor hear whether it was reached. */
export function endSession(): void {
  if (readFromTab(TOKEN_KEY) !== null)
    void signedInApi()
      .auth.logOut.$post(undefined, { init: { keepalive: true } })
      .catch(() => undefined);
  clearSession();
}

/** The current NGO, as the specification keeps it. */
export function readSessionNgo(): SessionNgo | undefined {
  const kept = readFromTab(NGO_KEY);
  return kept === null ? undefined : (JSON.parse(kept) as SessionNgo);
}

/** Why somebody is sent to sign in: told there. */
export type SignInReason = 'first' | 'again' | 'invalid';

/** The sign-in page, from where they come back to where they wanted to go. */
export function signInPath({ from, reason }: { from: string; reason: SignInReason }): string {
  return `/logIn?${new URLSearchParams({ to: from, why: reason }).toString()}`;
}

/** Where somebody works; the other role's area sends them there. */
export function homeOfRole(role: Role, slug: string): string {
  return role === 'ngo' ? '/ngopage' : `/${slug}`;
}

/** The API, asked as whoever is signed in, in the page's language. */
function signedInApi(headers: Record<string, string> = {}): ApiClient {
  const token = readFromTab(TOKEN_KEY) ?? '';
  return createApiClient({
    origin: location.origin,
    headers: { authorization: token, 'accept-language': document.documentElement.lang, ...headers },
  });
}

type Call<R extends ApiResponse> = (api: ApiClient) => Promise<R>;

/** What a page throws that could not be loaded, for `AreaFault`. */
export type LoadError = {
  requestId?: string;
  /** Why the NGO may not open it now; only then with `data`. */
  msg?: string;
  data?: { standing?: string };
} | null;

/**
 * For a `clientLoader`: the body of what the API responds. A sign-in that has ended leads to the sign-in page and back.
 * @throws any other failure as `LoadFault`, which `AreaFault` shows.
 */
export async function load<R extends ApiResponse>(call: Call<R>): Promise<SuccessBody<R>> {
  if (readFromTab(TOKEN_KEY) === null) throw leaveArea();
  const response = await call(signedInApi()).catch(() => undefined);
  if (!response) throw data(null, { status: 503 });
  if (response.status === 401) throw leaveArea();
  const body = await response.json();
  if (!response.ok) {
    const { requestId, msg, data: more } = body as NonNullable<LoadError>;
    throw data({ requestId, msg, data: more } satisfies LoadError, { status: response.status });
  }
  return body as SuccessBody<R>;
}

type RefusedData<R extends ApiResponse> = RefusedBody<R>['data'] | undefined;

export type Sent<R extends ApiResponse = ApiResponse> =
  | { ok: true; body: SuccessBody<R> }
  | {
      ok: false;
      /** 0 when the server was not reached. */
      status: number;
      /** A sentence in the person's language; undefined when the server was not reached. */
      msg: string | undefined;
      /** Field name to sentence. */
      errors: Record<string, string>;
      /** What the endpoint's contract adds. */
      data: RefusedData<R>;
    };

/** For what changes something: the outcome, never an exception. A sign-in that has ended leads to the sign-in page. */
export function send<R extends ApiResponse>(call: Call<R>): Promise<Sent<R>> {
  return sendWith(call(signedInApi()));
}

/** As `send`, for a call that needs the password again: `confirmation` is what auth/confirmPassword responded. */
export function sendConfirmed<R extends ApiResponse>({
  call,
  confirmation,
}: {
  call: Call<R>;
  confirmation: string;
}): Promise<Sent<R>> {
  return sendWith(call(signedInApi({ 'x-confirmation': confirmation })));
}

async function sendWith<R extends ApiResponse>(sending: Promise<R>): Promise<Sent<R>> {
  const response = await sending.catch(() => undefined);
  const body = (await response?.json().catch(() => undefined)) as RefusedBody<ApiResponse> | undefined;
  if (response?.status === 401 && !body?.errors) {
    const language = document.documentElement.lang as Language;
    location.assign(pathInLanguage({ path: leavingPath(), language }));
  }
  if (response?.ok && body) return { ok: true, body: body as SuccessBody<R> };
  const { msg, errors = {}, data: more } = body ?? {};
  return { ok: false, status: response?.status ?? 0, msg, errors, data: more as RefusedData<R> };
}

function leaveArea(): Response {
  return redirect(leavingPath());
}

function leavingPath(): string {
  clearSession();
  return signInPath({ from: pathOfPage(), reason: endedBy ?? 'again' });
}

/** This page's address without the language. */
function pathOfPage(): string {
  return location.pathname.replace(/^\/(hi|gu)(?=\/|$)/, '') + location.search;
}

/**
 * For the `clientLoader` of an area: whoever is signed in with one of these roles.
 * @throws a redirect to sign in, or to one's own area.
 */
export function requireRole({ roles, slug }: { roles: readonly Role[]; slug: string }): Session {
  let session: Session | undefined;
  try {
    session = readSession();
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    endedBy = 'invalid';
    throw leaveArea();
  }
  if (!session) {
    endedBy = readFromTab(TOKEN_KEY) === null ? 'first' : 'again';
    throw leaveArea();
  }
  if (!roles.includes(session.role)) throw redirect(homeOfRole(session.role, slug));
  return session;
}
