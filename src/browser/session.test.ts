import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { signSession } from '#src/features/account/sessions/session-token.server.ts';
import { setPasswordQuestion } from './confirmation.ts';
import {
  endSession,
  InvalidTokenError,
  storeSession,
  load,
  readAdminInformation,
  readSession,
  readSessionNgo,
  requireRole,
  send,
} from './session.ts';

const session = { session: '5', account: '7', role: 'ngo' as const, ngo: '12', name: 'આશા', version: 1 };
const token = await signSession({ key: randomBytes(32), session });
const ngo = { _id: '12', name: 'Seva Trust', nameGu: null, nameHi: null };

let stored: Map<string, string>;
let requests: { url: string; init: RequestInit | undefined }[];
let response: () => Response;
beforeEach(() => {
  stored = new Map();
  requests = [];
  response = () => Response.json({ success: true, data: {} });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/gu/ngopage/editNgo', search: '?a=b' });
  vi.stubGlobal('document', { documentElement: { lang: 'gu', dataset: {} } });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    return Promise.resolve(response());
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the path that a loader redirects to. */
async function leads(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? 'nowhere';
    throw thrown;
  }
  return 'it stays';
}
const guard = () => requireRole({ roles: ['ngo'], slug: 'sahay' });
const request = () => load((api) => api.auth.getAccount.$get());
const to = encodeURIComponent('/ngopage/editNgo?a=b');

test('admin information is the decoded token, or an empty object without one', () => {
  expect(readAdminInformation()).toEqual({});
  expect(readSession()).toBeUndefined();
  storeSession({ token, ngo });
  expect(readAdminInformation()).toMatchObject({ ...session, exp: expect.any(Number) });
  expect(readSession()).toMatchObject(session);
  expect(Object.fromEntries(stored)).toEqual({ token, ngo: JSON.stringify(ngo) });
  expect(readSessionNgo()).toEqual(ngo);
  endSession();
  expect(readAdminInformation()).toEqual({});
  // The server is notified with the token that was just removed from the tab.
  expect(requests.map(({ url }) => url)).toEqual(['http://localhost/api/auth/logOut']);
  expect(new Headers(requests[0]!.init?.headers).get('authorization')).toBe(token);
  endSession();
  expect(requests).toHaveLength(1);
});

test.each(['', 'x', 'a.b.c', '{}', 'null', '..', 'x.bnVsbA.y', 'x.NQ.y'])(
  'a token that cannot be decoded (%j) is an invalid-token error',
  async (bad) => {
    stored.set('token', bad);
    expect(readAdminInformation).toThrow(InvalidTokenError);
    expect(await leads(guard)).toBe(`/logIn?to=${to}&why=invalid`);
    expect(stored.size).toBe(0);
    // A loader that runs in parallel redirects with the same reason.
    expect(await leads(request)).toBe(`/logIn?to=${to}&why=invalid`);
    expect(requests).toEqual([]);
  },
);

test('redirects without a session, with an expired one and with another role', async () => {
  expect(await leads(guard)).toBe(`/logIn?to=${to}&why=first`);
  expect(await leads(request)).toBe(`/logIn?to=${to}&why=first`);
  storeSession({ token, ngo });
  expect(await leads(guard)).toBe('it stays');
  vi.useFakeTimers({ now: Date.now() + 13 * 3600 * 1000 });
  expect(await leads(guard)).toBe(`/logIn?to=${to}&why=again`);
  vi.useRealTimers();
  storeSession({ token, ngo });
  expect(await leads(() => requireRole({ roles: ['staff', 'admin'], slug: 'sahay' }))).toBe('/ngopage');
  for (const role of ['staff', 'admin'] as const) {
    const other = await signSession({ key: randomBytes(32), session: { ...session, role, ngo: null } });
    storeSession({ token: other, ngo: null });
    expect(await leads(guard), role).toBe('/sahay');
  }
});

test('calls send the token in the authorization header, are JSON and have no timeout', async () => {
  storeSession({ token, ngo });
  await request();
  await send((api) => api.auth.changePassword.$post({ json: { password: 'old', newPassword: 'new' } }));
  expect(requests.map(({ url }) => url)).toEqual([
    'http://localhost/api/auth/getAccount',
    'http://localhost/api/auth/changePassword',
  ]);
  for (const { init } of requests) {
    const headers = new Headers(init?.headers);
    expect(headers.get('authorization')).toBe(token);
    expect(headers.get('accept-language')).toBe('gu');
    expect(init?.signal ?? undefined).toBeUndefined();
  }
  expect(new Headers(requests[1]!.init?.headers).get('content-type')).toBe('application/json');
  expect(requests[1]!.init?.body).toBe('{"password":"old","newPassword":"new"}');
});

test('a POST that fails tells its caller: refused with a message, or unreachable', async () => {
  storeSession({ token, ngo });
  const change = () =>
    send((api) => api.auth.changePassword.$post({ json: { password: 'old', newPassword: 'new' } }));
  response = () => Response.json({ success: false, msg: 'No.' }, { status: 422 });
  expect(await change()).toMatchObject({ ok: false, status: 422, msg: 'No.' });
  response = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await change()).toMatchObject({ ok: false, status: 0, msg: undefined });
});

describe('a call that needs the password', () => {
  const needsPassword = () =>
    Response.json({ success: false, msg: 'Please.', data: { confirm: true } }, { status: 403 });
  const setUp = (lead?: string) => send((api) => api.auth.setUpTotp.$post(), lead);

  test('is sent again once the person has typed it, which is asked once for several calls', async () => {
    storeSession({ token, ngo });
    const leads: (string | undefined)[] = [];
    response = () => (leads.length > 0 ? Response.json({ success: true, data: {} }) : needsPassword());
    onTestFinished(
      setPasswordQuestion(async (lead) => {
        leads.push(lead);
        return 'a confirmation';
      }),
    );
    const both = await Promise.all([setUp('Why'), setUp('Why')]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const confirmations = requests.map(({ init }) => new Headers(init?.headers).get('x-confirmation'));
    expect([leads, confirmations]).toEqual([['Why'], [null, null, 'a confirmation', 'a confirmation']]);
    // A later question is a new one: the cookie of the first is gone.
    response = () => (leads.length > 0 ? Response.json({ success: true, data: {} }) : needsPassword());
    leads.length = 0;
    expect([(await setUp()).ok, leads]).toEqual([true, [undefined]]);
  });

  test('is refused if the person cancels, or if the page cannot ask', async () => {
    storeSession({ token, ngo });
    response = needsPassword;
    expect(await setUp()).toMatchObject({ ok: false, status: 403, msg: 'Please.' });
    onTestFinished(setPasswordQuestion(async () => undefined));
    expect(await setUp()).toMatchObject({ ok: false, status: 403, msg: 'Please.' });
  });

  test('is refused if the password does not help, without a second question', async () => {
    storeSession({ token, ngo });
    response = needsPassword;
    const question = vi.fn<() => Promise<string>>(async () => 'a confirmation');
    onTestFinished(setPasswordQuestion(question));
    expect(await setUp()).toMatchObject({ ok: false, status: 403, msg: 'Please.' });
    expect(question).toHaveBeenCalledTimes(1);
  });
});

test('a session that the server has ended redirects to the sign-in page and back', async () => {
  storeSession({ token, ngo });
  response = () => Response.json({ success: false, msg: '…' }, { status: 401 });
  expect(await leads(request)).toBe(`/logIn?to=${to}&why=again`);
  expect(stored.size).toBe(0);
});

test('a refusal that arrives after a new sign-in leaves the new session alone', async () => {
  const newToken = await signSession({ key: randomBytes(32), session: { ...session, session: '6' } });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (new Headers(init?.headers).get('authorization') === newToken) return response();
    await Promise.resolve();
    storeSession({ token: newToken, ngo });
    return Response.json({ success: false, msg: 'No.' }, { status: 401 });
  });
  storeSession({ token, ngo });
  // A reader asks again with the new session, and a change is not made twice.
  expect(await request()).toEqual({ success: true, data: {} });
  storeSession({ token, ngo });
  expect(await send((api) => api.auth.logOut.$post())).toMatchObject({ ok: false, status: 401, msg: 'No.' });
  expect(stored.get('token')).toBe(newToken);
});

test('loaders that read the same at the same time share one request, and none from before a change', async () => {
  storeSession({ token, ngo });
  const [first, second] = await Promise.all([request(), request()]);
  expect(second).toEqual(first);
  expect(requests).toHaveLength(1);
  await request();
  expect(requests).toHaveLength(2);

  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    if (init?.method === 'GET' && requests.length === 3) return new Promise((resolve) => (answer = resolve));
    return Promise.resolve(response());
  });
  const before = request();
  await send((api) => api.auth.logOut.$post());
  await request();
  expect(requests).toHaveLength(5);
  answer(response());
  await before;
});
