import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { picture } from '../support/pictures.ts';
import { startProduct } from '../support/product.ts';
import { savedNgo } from '../support/saved-ngo.ts';
import { testApp } from '../support/test-app.ts';
import { apiSender, type ApiResponse } from './api-sender.ts';
import { dayIn } from '../support/days.ts';

const SECRET_KEY = 'x'.repeat(40);
const { db, pool, url, signedIn } = await testApp({ keys: deriveKeys(SECRET_KEY) });
// Two processes of one product, each with its own cache. All writes go to the first.
const start = () => startProduct({ env: { DATABASE_URL: url, SECRET_KEY } });
const writer = await start();
const other = await start();
afterAll(async () => {
  await Promise.all([writer.stop(), other.stop()]);
});

const { send, sendConfirmed } = apiSender(writer.origin);

/** Reads a page and removes the marks around the words that a search found. */
const read = async (path: string, { origin } = writer): Promise<string> =>
  (await (await fetch(origin + path)).text()).replaceAll(/<\/?mark>/g, '');
const readAll = (paths: string[], from = writer) => Promise.all(paths.map((path) => read(path, from)));
const readBoth = (paths: string[]) => Promise.all([readAll(paths), readAll(paths, other)]);

/**
 * Changes rows without running their triggers, so that a page shows the change only if it is rendered again.
 */
async function changeSilently(...statements: string[]): Promise<void> {
  const setTriggers = (state: string) =>
    `alter table ngo ${state} trigger user; alter table scheme ${state} trigger user`;
  await pool.query(
    `begin; ${[setTriggers('disable'), ...statements, setTriggers('enable')].join('; ')}; commit`,
  );
}

const NAME = 'Zankhna Netra Mandal';
const SCHEME = {
  schemeName: 'Free lenses',
  description: 'Lenses for all who drive.',
  category: ['Health'],
  beneficiary: ['EWS'],
  gender: 'All',
  state: 'Gujarat',
};
const SCHEME_LISTS = ['/schemes', '/schemes?q=lenses', '/schemes/finder?for=Health&step=result'];

let [id, unrelatedNgo, schemeId, admin, owner] = ['', '', '', '', ''];

beforeAll(async () => {
  id = await savedNgo(db, {
    name: NAME,
    category: 'health',
    city: 'Rajkot',
    status: 'pending',
    verifiedAt: null,
    darpanId: 'GJ/2019/0990777',
  });
  unrelatedNgo = await savedNgo(db, {
    name: 'Yuva Shala',
    category: 'education',
    city: 'Surat',
    mission: 'Old words',
  });
  admin = (await signedIn({ role: 'admin' })).token;
  owner = (await signedIn({ role: 'ngo', ngoId: id })).token;
  schemeId = (await sendConfirmed('POST', 'scheme/addNewScheme', owner, SCHEME)).data!._id!;
});

const profiles = () => ['', '/hi', '/gu'].map((language) => `${language}/health/detailpage/${id}`);
/** The pages that show the name of a listed NGO. */
const namePaths = () => [
  ...profiles(),
  '/category/health',
  '/gu/category/health?city=Rajkot',
  '/detailpage/Rajkot',
  '/hi/detailpage/Rajkot?verified=true',
  '/category/health?from=Surat',
  '/search',
  '/search?q=zankhna+netra',
  '/api/ngo/suggest?q=zankh',
  '/api/ngo/getAllNgo',
  '/api/ngo/getNgoByCity/Rajkot',
  `/api/ngo/getNgoById/${id}`,
  `/api/helpRequest/getNgoToAsk/${id}`,
  `/schemesDetail/${schemeId}/ngo`,
  `/scheme/register/${schemeId}`,
  '/schemes',
  '/schemes?q=lenses',
  `/api/scheme/getAllScheme?ngoId=${id}`,
  `/helpRequest?ngo=${id}`,
  `/feedback?ngo=${id}`,
];
/** Other pages that change when an NGO is listed. */
const countPaths = [
  '/',
  '/hi',
  '/sitemap',
  '/sitemap-pages.xml',
  '/sitemap-ngos-0.xml',
  '/api/ngo/getNgoCounts',
];

/** Fills the caches of both processes. */
async function fillCaches(): Promise<void> {
  const paths = [...namePaths(), ...countPaths, ...SCHEME_LISTS];
  await readBoth(paths);
}

/**
 * Expects that every page shows a text, or that none does: immediately in the process that wrote, and in the
 * other once it is notified.
 */
async function expectVisible(text: string, isVisible: boolean, paths = namePaths()): Promise<void> {
  const pages = await readAll(paths);
  expect(paths.filter((_, index) => pages[index]!.includes(text) !== isVisible)).toEqual([]);
  for (const path of paths)
    await expect
      .poll(async () => (await read(path, other)).includes(text), { timeout: 10_000 })
      .toBe(isVisible);
}

/** Expects that all pages are unchanged in both processes, or that all have changed. */
async function expectSame(before: string[][], isSame: boolean, paths = countPaths): Promise<void> {
  const pages = await readAll(paths);
  expect(paths.filter((_, index) => (pages[index] === before[0]![index]) !== isSame)).toEqual([]);
  for (const [at, path] of paths.entries())
    await expect
      .poll(async () => (await read(path, other)) === before[1]![at], { timeout: 10_000 })
      .toBe(isSame);
}

async function saveProfile(change: object): Promise<void> {
  const response = await fetch(`${writer.origin}/api/ngo/getOwnNgo`, { headers: { authorization: owner } });
  const { data } = (await response.json()) as Required<ApiResponse>;
  const address = { address: 'Station Road', pin: '360001', phone: '9825012345', email: 'a@example.org' };
  const ngo = { name: NAME, category: 'health', city: 'Rajkot', registrationType: 'Trust', ...address };
  const body = { ...ngo, revision: data.revision, ...change };
  await sendConfirmed('POST', 'ngo/updateNgo', owner, body);
}

/** Accepts the new names that wait, as our team does. */
async function acceptNames(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from ngo_guarded_change where status = 'waiting' and waits_for = 'staff' order by id`,
  );
  for (const row of rows) await sendConfirmed('POST', `donation/confirmBankChange/ngo/${row.id}`, admin, {});
}

test('every page shows a new NGO once the request that verifies it returns', async () => {
  await fillCaches();
  await expectVisible(NAME, false);
  const before = await readBoth(countPaths);
  const { rows } = await pool.query<{ revision: number }>(
    'update ngo set submitted_at = now() where id = $1 returning revision',
    [id],
  );
  const seen = { document: 'darpanId', result: 'matches', source: 'register', seenOn: '2026-10-20' };
  const decision = { ...seen, stated: 'GJ/2019/0990777', revision: 0 };
  await sendConfirmed('POST', `ngo/decideDocument/${id}`, admin, decision);
  await sendConfirmed('POST', `ngo/verifyNgo/${id}`, admin, { ...rows[0], decisions: 1 });
  await expectVisible(NAME, true);
  await expectSame(before, false);
});

test('every page shows a new name once the request that accepts it returns', async () => {
  await fillCaches();
  await saveProfile({ name: 'Zankhna Netra Parivar' });
  await expectVisible(NAME, true);
  await acceptNames();
  await expectVisible(NAME, false);
  await expectVisible('Zankhna Netra Parivar', true);
  await saveProfile({ name: NAME });
  await acceptNames();
  await expectVisible(NAME, true);
});

test('every page shows changes to a profile once the request that saves them returns', async () => {
  await fillCaches();
  await saveProfile({ mission: 'Spectacles for all' });
  await expectVisible('Spectacles for all', true, [
    ...profiles(),
    '/category/health',
    '/search?q=spectacles',
  ]);
  const photo = new FormData();
  photo.set('photo', new File([new Uint8Array(await picture())], 'a.jpg', { type: 'image/jpeg' }));
  await expectVisible('/photos/', false, profiles());
  await sendConfirmed('POST', 'ngo/addNgoPhoto', owner, photo);
  await expectVisible('/photos/', true, profiles());
  const helpPaths = [...profiles(), `/helpRequest?ngo=${id}`];
  const beforePause = await readBoth(helpPaths);
  await sendConfirmed('POST', 'helpRequest/setHelpCapacity', owner, { until: dayIn(0) });
  await expectSame(beforePause, false, helpPaths);
});

describe('an NGO that is taken off the site is on no page and in no count once the request returns, until it is restored', () => {
  const reason = { reason: 'A test' };
  test.each([
    [
      'suspended',
      () => sendConfirmed('POST', `ngo/suspendNgo/${id}`, admin, reason),
      () => sendConfirmed('POST', `ngo/unsuspendNgo/${id}`, admin),
    ],
    [
      'deleted',
      () => sendConfirmed('DELETE', `ngo/deleteNgo/${id}`, admin),
      () => sendConfirmed('POST', `ngo/restoreNgo/${id}`, admin),
    ],
  ])('%s', async (_, hide, restore) => {
    await fillCaches();
    const before = await readBoth(countPaths);
    await hide();
    await expectVisible(NAME, false);
    await expectSame(before, false);
    await restore();
    await expectVisible(NAME, true);
    await expectSame(before, true);
    // Its users were signed out.
    owner = (await signedIn({ role: 'ngo', ngoId: id })).token;
  });
});

test('every page shows a scheme once the request that saves it returns', async () => {
  await fillCaches();
  const paths = [...profiles(), ...SCHEME_LISTS];
  const another = { ...SCHEME, schemeName: 'Another lens', eligibility: { documents: ['Ration card'] } };
  await expectVisible('Another lens', false, paths);
  const { data } = await sendConfirmed('POST', 'scheme/addNewScheme', owner, another);
  await expectVisible('Another lens', true, paths);
  const detailPath = `/schemesDetail/${data!._id!}/ngo`;
  await expectVisible('Another lens', true, [detailPath]);
  const renamed = { ...another, schemeName: 'A third lens' };
  await sendConfirmed('POST', `scheme/updateScheme/${data!._id!}`, owner, renamed);
  await expectVisible('A third lens', true, [...paths, detailPath]);
  await sendConfirmed('DELETE', `scheme/deleteScheme/${data!._id!}`, owner);
  await expectVisible('A third lens', false, [...paths, detailPath]);
  await sendConfirmed('POST', `scheme/restoreScheme/${data!._id!}`, owner);
  await expectVisible('A third lens', true, [...paths, detailPath]);
});

test('an assigned phrase finds its need once the request that assigns it returns', async () => {
  const path = '/search?q=qorvat+limzu';
  const isFound = async () => (await read(path)).includes('Cataract operation');
  expect(await isFound()).toBe(false);
  await pool.query(
    `insert into search_count (day, kind, term, words, searches, without_match, followed)
      values ($1, 'ngo', 'limzu qorvat', 'qorvat limzu', 9, 9, 0)`,
    [dayIn(0)],
  );
  const phrase = { term: 'limzu qorvat', need: 'cataract-operation', language: 'en' };
  const { data } = await send('POST', 'search/assignPhrase', admin, phrase);
  expect(await isFound()).toBe(true);
  await send('POST', `search/removeAssignedPhrase/${data!._id!}`, admin);
  expect(await isFound()).toBe(false);
});

test('a change leaves unrelated pages in the cache', async () => {
  const unrelated = [
    '/',
    `/education/detailpage/${unrelatedNgo}`,
    '/category/education',
    '/detailpage/Surat',
    '/schemes',
    '/sitemap',
  ];
  const before = await readAll(unrelated);
  // If any of these pages were rendered again, it would look different.
  await changeSilently(
    `update ngo set mission = 'New words' where id = ${unrelatedNgo}`,
    `update ngo_count set listed = listed + 1000`,
    `update scheme set scheme_name = 'Renamed'`,
  );
  await saveProfile({ mission: 'Spectacles for children' });
  expect(await read(`/health/detailpage/${id}`)).toContain('Spectacles for children');
  const after = await readAll(unrelated);
  expect(unrelated.filter((_, index) => before[index] !== after[index])).toEqual([]);
  await changeSilently('update ngo_count set listed = listed - 1000');
  // The neighbour's page also changes once its own data change.
  await pool.query(`update ngo set phone = '9876543210' where id = $1`, [unrelatedNgo]);
  await expect.poll(() => read(`/education/detailpage/${unrelatedNgo}`)).toContain('New words');
});

test('a page is not cached if its data changed while it was rendered', async () => {
  const path = `/donate/${id}`;
  const linkOf = (category: string) => `"/${category}/detailpage/${id}`;
  const blocker = await pool.connect();
  await blocker.query('begin; lock table donation_purpose in access exclusive mode');
  // This request has read the NGO and now waits to read its purposes.
  const slow = read(path);
  const waiting = `select from pg_locks where relation = 'donation_purpose'::regclass and not granted`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await saveProfile({ category: 'education' });
  await blocker.query('rollback');
  blocker.release();
  expect(await slow).toContain(linkOf('health'));
  expect(await read(path)).toContain(linkOf('education'));
});
