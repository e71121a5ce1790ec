import { jwtDecode } from 'jwt-decode';
import { data, redirect } from 'react-router';
import {
  createApiClient,
  type ApiClient,
  type ApiResponse,
  type RefusedBody,
  type SuccessBody,
} from './api-client.ts';
import { getBody, isFailedGet, postBody, RefusedPost } from './get-and-post.ts';
import type { SessionClaims } from '#src/features/account/sessions/session-token.server.ts';
import { NGO_KEY, TOKEN_KEY, type Role } from '#src/features/account/account.values.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { confirmByPassword } from './confirmation.ts';
import { eraseDoorLists } from './door-lists.ts';
import { endSharedReads, fetchShared } from './shared-reads.ts';
import { removeFromTab, storeInTab, readFromTab } from './tab-storage.ts';

/** The claims of the token, for display only. The server reads permissions from the database. */
export type Session = SessionClaims & { exp: number };

/** The NGO of the signed-in user, stored beside the token. */
export type SessionNgo = { _id: string; name: string; nameGu: string | null; nameHi: string | null };

/** Thrown if the token in session storage cannot be decoded. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/**
 * Returns the specification's 'Admin information': the decoded token, or `{}` if nobody is signed in.
 * @throws {InvalidTokenError} if the token cannot be decoded.
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

/**
 * Returns the session, or undefined if nobody is signed in or it has expired.
 * @throws {InvalidTokenError} if the token cannot be decoded.
 */
export function readSession(): Session | undefined {
  const session = readAdminInformation();
  if (!('role' in session)) return undefined;
  return session.exp * 1000 > Date.now() ? (session as Session) : undefined;
}

/**
 * Why the guard ended the session. Loaders run in parallel and the innermost redirect wins, so all of them
 * must give the same reason.
 */
let endedBy: SignInReason | undefined;

/**
 * Stores the session in this tab, and erases lists of the door that another account may have left. Returns false if the
 * browser does not allow storage.
 */
export function storeSession({ token, ngo }: { token: string; ngo: SessionNgo | null }): boolean {
  endedBy = undefined;
  void eraseDoorLists();
  if (ngo) storeInTab({ key: NGO_KEY, text: JSON.stringify(ngo) });
  else removeFromTab(NGO_KEY);
  const isStored = storeInTab({ key: TOKEN_KEY, text: token });
  if (isStored) document.documentElement.dataset['signedIn'] = '';
  return isStored;
}

/** Updates the stored NGO after its users changed it. */
export function storeSessionNgo({ _id, name, nameGu, nameHi }: SessionNgo): void {
  storeInTab({ key: NGO_KEY, text: JSON.stringify({ ...readSessionNgo(), _id, name, nameGu, nameHi }) });
}

/**
 * Removes the session from this tab, for example because its token is no longer valid, and the lists of the door from this
 * browser. Every way of signing out ends here.
 */
export function clearSession(): void {
  void eraseDoorLists();
  removeFromTab(TOKEN_KEY, NGO_KEY);
  delete document.documentElement.dataset['signedIn'];
}

/** Signs out in this tab and on the server. Does not wait for the server and ignores network errors. */
export function endSession(): void {
  if (readFromTab(TOKEN_KEY) !== null)
    void signedInApi()
      .auth.logOut.$post(undefined, { init: { keepalive: true } })
      .catch(() => undefined);
  clearSession();
}

/** Returns the current NGO, stored under the key that the specification names. */
export function readSessionNgo(): SessionNgo | undefined {
  const stored = readFromTab(NGO_KEY);
  return stored === null ? undefined : (JSON.parse(stored) as SessionNgo);
}

/** Why the user is sent to the sign-in page, which shows the reason. */
export type SignInReason = 'first' | 'again' | 'invalid';

/** Returns the path of the sign-in page, which leads back to `from` afterwards. */
export function signInPath({ from, reason }: { from: string; reason: SignInReason }): string {
  return `/logIn?${new URLSearchParams({ to: from, why: reason }).toString()}`;
}

/** Returns the home page of a role. Users are redirected there from the area of another role. */
export function homeOfRole(role: Role, slug: string): string {
  return role === 'ngo' ? '/ngopage' : `/${slug}`;
}

/** Creates an API client with the token of the signed-in user and the language of the page. */
function signedInApi({
  confirmation,
  ...options
}: { fetch?: typeof globalThis.fetch; confirmation?: string | undefined } = {}): ApiClient {
  return createApiClient({
    origin: location.origin,
    ...options,
    headers: {
      authorization: readFromTab(TOKEN_KEY) ?? '',
      'accept-language': document.documentElement.lang,
      ...(confirmation && { 'x-confirmation': confirmation }),
    },
  });
}

type Call<R extends ApiResponse> = (api: ApiClient) => Promise<R>;

/** The error data of a page that could not be loaded, as shown by `AreaError`. */
export type LoadError = {
  requestId?: string;
  /** If `data` is set, the reason why the page is closed to the NGO, or needs the password. */
  msg?: string;
  data?: { standing?: string; confirm?: true };
} | null;

/**
 * For a `clientLoader`: returns the response body. If the session has ended, redirects to the sign-in page,
 * which leads back, unless somebody has signed in again meanwhile: then it asks again. Loaders that read the same thing at
 * the same time share one request.
 * @throws any other failure as `LoadError`, which `AreaError` shows.
 */
export async function load<R extends ApiResponse>(call: Call<R>): Promise<SuccessBody<R>> {
  const token = readFromTab(TOKEN_KEY);
  if (token === null) throw leaveArea();
  const body = await getBody(call(signedInApi({ fetch: fetchShared })));
  if (!isFailedGet(body)) return body;
  const { status, requestId, msg, data: more } = body;
  if (status === 0) throw data(null, { status: 503 });
  if (status === 401 && isReplaced(token)) return load(call);
  if (status === 401) throw leaveArea();
  throw data({ requestId, msg, data: more as NonNullable<LoadError>['data'] } satisfies LoadError, {
    status,
  });
}

type RefusedData<R extends ApiResponse> = RefusedBody<R>['data'] | undefined;

export type SendResult<R extends ApiResponse = ApiResponse> =
  | { ok: true; body: SuccessBody<R> }
  | {
      ok: false;
      /** 0 if the server could not be reached. */
      status: number;
      /** A message in the user's language; undefined if the server could not be reached. */
      msg: string | undefined;
      /** Error messages by field name. */
      errors: Record<string, string>;
      /** Additional data defined by the endpoint's contract. */
      data: RefusedData<R>;
    };

/**
 * Sends a call that changes data or needs the password. Never throws. If the session has ended, opens the sign-in page. If
 * the call needs the password, asks for it, with the reason in `passwordLead`, and sends the call once more, with its
 * `confirmation`. A person who cancels gets the refusal.
 */
export async function send<R extends ApiResponse>(
  call: Call<R>,
  passwordLead?: string,
  confirmation?: string,
): Promise<SendResult<R>> {
  const token = readFromTab(TOKEN_KEY);
  try {
    return { ok: true, body: await postBody(call(signedInApi({ confirmation }))) };
  } catch (error) {
    const { status, body } = error instanceof RefusedPost ? error : { status: 0, body: {} };
    const { msg, errors, data: more }: RefusedBody<ApiResponse> = body;
    if (status === 401 && !errors && !isReplaced(token)) {
      const language = document.documentElement.lang as Language;
      location.assign(pathInLanguage({ path: leavingPath(), language }));
    }
    const typed =
      needsPassword(more) && confirmation === undefined && (await confirmByPassword(passwordLead));
    if (typed) return send(call, passwordLead, typed);
    return { ok: false, status, msg, errors: errors ?? {}, data: more as RefusedData<R> };
  } finally {
    endSharedReads();
  }
}

/**
 * Asks for the password unless it was typed within half an hour: for a page that needs it, or before a large file, which
 * would be sent twice otherwise. Never throws. A person who cancels gets the refusal.
 */
export async function askForPassword(): Promise<SendResult> {
  return send((api) => api.auth.getConfirmation.$get());
}

function needsPassword(refusal: unknown): boolean {
  return typeof refusal === 'object' && refusal !== null && 'confirm' in refusal && refusal.confirm === true;
}

/** Whether somebody has signed in since a call was sent: its refusal says nothing about the new session. */
function isReplaced(token: string | null): boolean {
  const stored = readFromTab(TOKEN_KEY);
  return stored !== null && stored !== token;
}

function leaveArea(): Response {
  return redirect(leavingPath());
}

function leavingPath(): string {
  clearSession();
  return signInPath({ from: pathOfPage(), reason: endedBy ?? 'again' });
}

/** Returns the path and query of this page without the language prefix. */
function pathOfPage(): string {
  return location.pathname.replace(/^\/(hi|gu)(?=\/|$)/, '') + location.search;
}

/**
 * For the `clientLoader` of an area: returns the session if it has one of these roles.
 * @throws a redirect to the sign-in page or to the user's own area.
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
