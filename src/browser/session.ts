import { jwtDecode } from 'jwt-decode';
import { data, redirect } from 'react-router';
import { createApiClient, type ApiClient } from './api-client.ts';
import type { SessionClaims } from '#src/features/account/sessions/session-token.server.ts';
import { NGO_KEY, TOKEN_KEY, type Role } from '#src/features/account/account.values.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { forgetInTab, keepInTab, readFromTab } from './tab-storage.ts';

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
export function keepSession({ token, ngo }: { token: string; ngo: SessionNgo | null }): boolean {
  endedBy = undefined;
  if (ngo) keepInTab({ key: NGO_KEY, text: JSON.stringify(ngo) });
  else forgetInTab(NGO_KEY);
  return keepInTab({ key: TOKEN_KEY, text: token });
}

/** The NGO as it is now, after its people changed it. */
export function keepSessionNgo({ _id, name, nameGu, nameHi }: SessionNgo): void {
  keepInTab({ key: NGO_KEY, text: JSON.stringify({ ...readSessionNgo(), _id, name, nameGu, nameHi }) });
}

/** Forgets a token that is worth nothing any more. */
export function forgetSession(): void {
  forgetInTab(TOKEN_KEY, NGO_KEY);
}

/** Signs out, in this tab and on the server. Whoever leaves does not wait for the server, nor hear whether it was reached. */
export function endSession(): void {
  if (readFromTab(TOKEN_KEY) !== null)
    void signedInApi()
      .auth.logOut.$post(undefined, { init: { keepalive: true } })
      .catch(() => undefined);
  forgetSession();
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

type Answer = { ok: boolean; status: number; json(): Promise<unknown> };
type Ask = (api: ApiClient) => Promise<Answer>;

/** What a page throws that could not be loaded, for `AreaFault`. */
export type LoadFault = {
  requestId?: string;
  /** Why the NGO may not open it now; only then with `data`. */
  msg?: string;
  data?: { standing?: string };
} | null;

/**
 * For a `clientLoader`: asks the API and gives the body of its answer. A sign-in that has ended leads to the sign-in page and back; any
 * other failure is shown by `AreaFault`.
 */
export async function load<Body>(ask: Ask): Promise<Body> {
  if (readFromTab(TOKEN_KEY) === null) throw leaveArea();
  const answer = await ask(signedInApi()).catch(() => undefined);
  if (!answer) throw data(null, { status: 503 });
  if (answer.status === 401) throw leaveArea();
  const body = (await answer.json()) as Body & NonNullable<LoadFault>;
  if (!answer.ok) {
    const { requestId, msg, data: more } = body;
    throw data({ requestId, msg, data: more } satisfies LoadFault, { status: answer.status });
  }
  return body;
}

export type Sent<Body> =
  | { ok: true; body: Body }
  | {
      ok: false;
      /** 0 when the server was not reached. */
      status: number;
      /** A sentence in the person's language; undefined when the server was not reached. */
      msg: string | undefined;
      /** Field name to sentence. */
      errors: Record<string, string>;
      data: Record<string, unknown> | undefined;
    };

/** For what changes something: the outcome, never an exception. A sign-in that has ended leads to the sign-in page. */
export function send<Body = unknown>(ask: Ask): Promise<Sent<Body>> {
  return sendAs(ask(signedInApi()));
}

/** As `send`, for a call that needs the password again: `confirmation` is what auth/confirmPassword answered. */
export function sendConfirmed<Body = unknown>(asked: {
  ask: Ask;
  confirmation: string;
}): Promise<Sent<Body>> {
  return sendAs(asked.ask(signedInApi({ 'x-confirmation': asked.confirmation })));
}

async function sendAs<Body>(sending: Promise<Answer>): Promise<Sent<Body>> {
  const answer = await sending.catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (answer?.status === 401 && !body?.['errors']) {
    const language = document.documentElement.lang as Language;
    location.assign(pathInLanguage({ path: leavingPath(), language }));
  }
  if (answer?.ok && body) return { ok: true, body: body as Body };
  return {
    ok: false,
    status: answer?.status ?? 0,
    msg: body?.['msg'] as string | undefined,
    errors: (body?.['errors'] ?? {}) as Record<string, string>,
    data: body?.['data'] as Record<string, unknown> | undefined,
  };
}

function leaveArea(): Response {
  return redirect(leavingPath());
}

function leavingPath(): string {
  forgetSession();
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
