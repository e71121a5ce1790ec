import { beforeAll, describe, expect, test } from 'vitest';
import type { NgoStanding } from '#src/server/api-env.server.ts';
import { allowedCallers, callers } from '../tests/support/authorization-table.ts';
import {
  endpoints,
  expectedOutcome,
  isAllowed,
  isExport,
  outcomeOf,
  sampleBody,
  type Endpoint,
} from '../tests/support/endpoints.ts';
import { otherNgo, readNgoRows } from '../tests/support/other-ngo.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';
import { invalidTokens } from '../tests/support/invalid-tokens.ts';
import { api } from './api.server.ts';
import { endpointKey } from './server/api/endpoint-rules.server.ts';

// Who may call what is listed in tests/support/authorization.txt. Everything else is derived from the contracts.
const app = await testApp();
const { call, db, mailsTo, pool, signedIn, confirmed, tokenOf } = app;

const guarded = endpoints.filter((endpoint) => !isAllowed(endpoint, 'visitor'));

/** Endpoints that signed-in users call with POST or DELETE and that write no audit entry, with the reason. */
const NOT_AUDITED: Record<string, string> = {
  'POST /api/auth/setUpTotp': 'changes nothing: confirmTotp does',
  'POST /api/auth/confirmPassword': 'changes nothing: what it is asked for does',
  'POST /api/auth/logOut': 'stands in the security log',
  'POST /api/auth/endSession/{id}': 'stands in the security log',
  'POST /api/auth/endOtherSessions': 'stands in the security log',
  'POST /api/scheme/getAllSchemeByNgoId': 'only reads; the specification asks for POST',
  'POST /api/event/getAllEventByNgoId': 'only reads, like the list of schemes',
};
/** Routes that serve the API documentation. */
const WITHOUT_CONTRACT = /^\/api\/(openapi\.json|docs(\/start\.js|\/:file)?)$/;

/** How many of the invalid tokens are sent to each endpoint. */
const TOKENS_EACH = 4;

/** Every response to the calls below. */
const responses: { of: string; text: string }[] = [];

async function callAs(
  endpoint: Endpoint,
  input: { id: string; token?: string; body?: unknown; note: string },
) {
  const { id, token, body, note } = input;
  const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, id);
  const { method } = endpoint;
  const headers: Record<string, string> = {
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
    ...(endpoint.rules?.confirm && token !== undefined && (await confirmed(token))),
  };
  const { status, body: response, ...answer } = await call<unknown>(method, path, { token, body, headers });
  if (guarded.includes(endpoint))
    expect(answer.headers.get('cache-control'), 'no browser may keep it').toBe('no-store');
  responses.push({ of: `${endpoint.name} ${note}`, text: JSON.stringify(response) });
  return status;
}

describe('the contracts', () => {
  test('every endpoint declares its access, limit and audit', () => {
    const silent = endpoints.filter(
      ({ rules }) =>
        !rules ||
        !['public', 'signedIn', 'ngo', 'staff', 'admin'].includes(rules.access) ||
        !(rules.limit?.requests > 0 && rules.limit.seconds > 0) ||
        typeof rules.audit !== 'boolean',
    );
    expect(
      silent.map(({ name }) => name),
      'give it rules in its contract',
    ).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(10);
  });

  test('every route is in the OpenAPI document', () => {
    const documented = new Set(endpoints.map(({ name }) => name.replace(/\{([^}]+)\}/g, ':$1')));
    const routes = api.routes.filter(({ method, path }) => method !== 'ALL' && !WITHOUT_CONTRACT.test(path));
    const hidden = routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((key) => !documented.has(key));
    expect(hidden, 'define it with endpointsOf and .openapi()').toEqual([]);
    const everything = api.routes.filter(({ method, path }) => method === 'ALL' && path !== '/api/*');
    expect(everything, 'a route for all methods hides behind no contract').toEqual([]);
  });

  test('no two endpoints have the same key', () => {
    const keys = endpoints.map(({ path }) => endpointKey(path));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => key.includes('{'))).toEqual([]);
  });

  test('every change by a signed-in account is audited, and every export of personal data', () => {
    const notAudited = guarded
      .filter(({ method, rules }) => method !== 'GET' && !rules!.audit)
      .map(({ name }) => name);
    expect(notAudited.sort()).toEqual(Object.keys(NOT_AUDITED).sort());
    expect(endpoints.filter(({ rules }) => rules!.audit && rules!.access === 'public')).toEqual([]);
    const auditedReads = endpoints.filter(({ method, rules }) => rules!.audit && method === 'GET');
    const exports = endpoints.filter(isExport);
    expect(exports.length).toBeGreaterThan(5);
    expect(auditedReads.map(({ name }) => name).sort()).toEqual(
      [...exports.map(({ name }) => name), 'GET /api/helpRequest/getHelpRequestForStaff/{id}'].sort(),
    );
    const methods = new Set(endpoints.map(({ method }) => method));
    expect([...methods].filter((method) => !['GET', 'POST', 'DELETE'].includes(method))).toEqual([]);
  });
});

/** Stores secrets in the places where privileged users could come across them. */
beforeAll(async () => {
  // The second codes have ten digits, as after many guesses: six stand somewhere in the responses by chance.
  for (const wrongTries of [1000, 0]) {
    for (const email of ['one@example.org', 'two@example.org'])
      await call('POST', 'sendOtp', { body: { email } });
    await pool.query('update one_time_code set tries = tries + $1', [wrongTries]);
  }
  await pool.query(`update mail set status = 'given up'`);
  const id = await savedNgo(db, { status: 'pending', source: 'registered' });
  await pool.query(`update ngo set submitted_at = now() where id = $1`, [id]);
  const owner = await signedIn({ role: 'ngo', ngoId: id });
  await pool.query(`update account set totp_secret = 'sealed totp' where id = $1`, [owner.id]);
  await pool.query(
    `insert into ngo_claim (ngo_id, email, name, language, password_hash)
      values ($1, 'claims@example.org', 'Claims', 'en', '$argon2id$claim')`,
    [await savedNgo(db)],
  );
});

async function auditEntries(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from audit_entry');
  return rows[0]!.count;
}

describe('the table of authorizations', () => {
  test('lists exactly the endpoints that exist', () => {
    const names = endpoints.map(({ name }) => name);
    expect(
      names.filter((name) => !allowedCallers.has(name)),
      'give it a row in tests/support/authorization.txt',
    ).toEqual([]);
    expect(
      [...allowedCallers.keys()].filter((name) => !names.includes(name)),
      'no such endpoint',
    ).toEqual([]);
  });

  /** The callers, each until a call changes something: that may end its session, or take its NGO off the site. */
  const current = new Map<string, Caller>();

  for (const endpoint of endpoints)
    test(`${endpoint.name} accepts exactly the callers in the table`, async () => {
      const status: Record<string, number> = {};
      for (const caller of callers) {
        const { id, token } = current.get(caller) ?? (await createCaller(caller));
        current.set(caller, { id, token });
        const before = await auditEntries();
        status[caller] = await callAs(endpoint, { id, token, note: caller });
        const isAudited = status[caller] < 300 && endpoint.rules?.audit;
        if (isAudited) expect(await auditEntries(), `${caller} changes it unseen`).toBeGreaterThan(before);
        if (status[caller] < 300 && endpoint.method !== 'GET') current.delete(caller);
      }
      const outcomesByCaller = callers.map((caller) => [caller, outcomeOf(status[caller]!)]);
      expect(outcomesByCaller).toEqual(callers.map((caller) => [caller, expectedOutcome(endpoint, caller)]));
      for (const [caller, code] of Object.entries(status))
        expect(code, `${caller}: an empty call must not cause an internal error`).toBeLessThan(500);
    });
});

type Caller = { id: string; token?: string };

/** Returns a new NGO and, unless the caller is a visitor, the token of a new account of that kind. */
async function createCaller(caller: string): Promise<Caller> {
  if (caller === 'visitor') return { id: await savedNgo(db) };
  if (caller === 'staff' || caller === 'admin')
    return { id: await savedNgo(db), token: (await signedIn({ role: caller })).token };
  const isMember = caller === 'member';
  const status = isMember ? 'verified' : (caller as NgoStanding);
  const id = await savedNgo(db, { status, source: 'registered' });
  const ngoRole = isMember ? 'member' : 'manager';
  return { id, token: (await signedIn({ role: 'ngo', ngoId: id, ngoRole })).token };
}

describe('an NGO user who sends the ids of another NGO', () => {
  let id: string;
  let rows: unknown;
  beforeAll(async () => {
    id = await otherNgo(app);
    rows = await readNgoRows(app, id);
  });

  for (const endpoint of guarded)
    test(`${endpoint.name} reveals and changes nothing of it`, async () => {
      const own = await savedNgo(db);
      const { token } = await signedIn({ role: 'ngo', ngoId: own });
      const before = rows;
      const body = sampleBody(endpoint, id);
      const status = await callAs(endpoint, { id, token, body, note: 'another NGO' });
      rows = await readNgoRows(app, id);
      expect(rows).toEqual(before);
      if (!isAllowed(endpoint, 'verified')) expect(status).toBe(403);
      else if (endpoint.path.includes('{')) expect([400, 404, 409, 422]).toContain(status);
    });
});

describe('an NGO user whose NGO is not verified, or is suspended', () => {
  test('gets the reason and a contact address', async () => {
    for (const [standing, sentence] of [
      ['suspended', /suspended.*‘Today’.*‘Contact us’/],
      ['pending', /not checked.*‘Today’.*‘Contact us’/],
    ] as const) {
      const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db, { status: standing }) });
      const { status, body } = await call('GET', 'helpRequest/getAllHelpRequestByNgo', { token });
      expect([status, body['data']]).toEqual([403, { standing }]);
      expect(body['msg']).toMatch(sentence);
    }
  });
});

describe('with an invalid token', () => {
  let bad: [name: string, token: string][];
  let ngoId: string;
  beforeAll(async () => {
    ngoId = await savedNgo(db);
    bad = Object.entries(await invalidTokens(app));
  });

  /**
   * Returns a token in which an NGO user claims to be an admin. Some calls end the session or take the NGO off the
   * site, so each token gets its own.
   */
  async function claimsMore() {
    const { id } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    return tokenOf({ id, role: 'admin', ngoId: null, name: 'A', version: 1 });
  }

  /** One function refuses them for all endpoints, so each endpoint meets some, in turn. */
  const chooseTokens = (index: number) =>
    Array.from(
      { length: TOKENS_EACH },
      (_, turn) => bad[(index * TOKENS_EACH + turn) % bad.length] ?? ['', ''],
    );

  for (const [index, endpoint] of endpoints.entries())
    test(`${endpoint.name} is ${isAllowed(endpoint, 'visitor') ? 'as for anybody' : 'shut'}`, async () => {
      const expected = expectedOutcome(endpoint, 'visitor');
      const wrong: string[] = [];
      for (const [name, token] of chooseTokens(index)) {
        const status = await callAs(endpoint, { id: ngoId, token, note: `token ${name}` });
        if (outcomeOf(status) !== expected) wrong.push(`${name}: ${status}`);
      }
      expect(wrong).toEqual([]);
      const status = await callAs(endpoint, {
        id: ngoId,
        token: await claimsMore(),
        note: 'claims to be an admin',
      });
      expect(outcomeOf(status), 'the database decides the role').toBe(expectedOutcome(endpoint, 'verified'));
    });

  test.each(guarded)(
    '$method $path is closed under other spellings of its path',
    async ({ method, path }) => {
      const plain = path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
      const encoded = plain.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const last = plain.replace(/[a-z](?=[^a-z]*$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      for (const spelled of [`${plain}/`, `/${plain}`, encoded, last, plain.toUpperCase(), `./${plain}`])
        for (const verb of method === 'GET' ? ['GET', 'HEAD'] : [method])
          expect([401, 404], `${verb} ${spelled}`).toContain((await call(verb, spelled)).status);
      expect((await call('GET', plain, { headers: { 'x-http-method-override': method } })).status).not.toBe(
        200,
      );
    },
  );
});

test('accepts a token with and without the prefix Bearer', async () => {
  const { token } = await signedIn({ role: 'staff' });
  for (const sent of [token, `Bearer ${token}`, `bearer  ${token}`])
    expect((await call('GET', 'auth/getAccount', { token: sent })).status).toBe(200);
});

test('no response of any endpoint contains a hash, a secret or a code', async () => {
  const { rows: accounts } = await pool.query<{ hash: string; secret: string | null }>(
    'select password_hash as hash, totp_secret as secret from account',
  );
  const mails = [...(await mailsTo('one@example.org')), ...(await mailsTo('two@example.org'))];
  const codes = mails.flatMap(({ body }) => body.match(/\b\d{10}\b/g) ?? []);
  expect(codes).toHaveLength(2);
  const hidden = [...accounts.flatMap(({ hash, secret }) => [hash, secret ?? hash]), ...codes, '$argon2'];
  const names = /"(password_?hash|code_?hash|token_?hash|totp_?secret)"/i;
  const telling = responses.filter(
    ({ text }) => names.test(text) || hidden.some((secret) => text.includes(secret)),
  );
  expect(telling.map(({ of }) => of)).toEqual([]);
  expect(responses.length).toBeGreaterThan(endpoints.length * (callers.length + TOKENS_EACH + 1));
});
