import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';
import { insertScheme } from './features/scheme/management/management.queries.server.ts';
import { checkScheme } from './features/scheme/management/scheme-form.rules.ts';
import { indexScheme } from './features/scheme/scheme-lexemes.server.ts';
import { sendJobsAtStart } from './jobs.server.ts';

const app = await testApp();
const { db, pool, services, runJobs, call, signedIn } = app;

test('rebuilds the search index at start if the rules have changed', async () => {
  const ngoId = await savedNgo(db, { services: parseServices('Blood bank').services });
  const { scheme } = checkScheme({
    schemeName: 'Light for all',
    description: 'Glasses',
    category: ['Health'],
    beneficiary: ['EWS'],
    gender: 'All',
    state: 'Gujarat',
  });
  const needs = ['cataract-operation'];
  const row = { ...scheme, needs, ...indexScheme({ ...scheme, needs }) };
  const id = await insertScheme(db, { ngoId, row });
  const written = async () => ({
    ngo: (await pool.query('select search, updated_at, revision from ngo where id = $1', [ngoId])).rows,
    scheme: (await pool.query('select search, updated_at, revision from scheme where id = $1', [id])).rows,
  });
  const before = await written();
  await pool.query(`update ngo set search = '', search_version = 0`);
  await pool.query(`update scheme set search = '', search_version = 0`);
  await sendJobsAtStart(services);
  await runJobs('reindexNgos');
  await runJobs('reindexSchemes');
  expect(await written()).toEqual(before);
  const { body } = await call<{ data: { _id: string }[] }>('GET', 'scheme/getAllScheme?q=cataract');
  expect(body.data.map(({ _id }) => _id)).toContain(id);
});

/** The columns of what people search for, which are written again. */
const OF_PEOPLE = [
  ['event_registration', 'search, old_search'],
  ['scheme_registration', 'search, old_search'],
  ['volunteer', 'search, old_search'],
  ['donation', 'search, old_search'],
  ['help_request', 'searched'],
  ['feedback', 'searched'],
] as const;

test('writes at start what an earlier version left out of the search data of people', async () => {
  const ngoId = await savedNgo(db);
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const { savedEvent, register } = eventTesting(app);
  await register(await savedEvent(ngoId));
  const { added, register: registerForScheme } = schemeTesting(app);
  await registerForScheme(await added(token));
  const application = {
    mobile: '9876543210',
    city: 'Rajkot',
    skills: ['teaching'],
    availability: ['sundays'],
  };
  const person = { name: 'Kokila Patel', email: 'kokila@example.org', age: 'adult', ...application };
  await call('POST', `volunteer/applyToVolunteer/${ngoId}`, { body: person });
  await donationTesting(app).savedDonation({ ngoId, status: 'claimed' });
  await helpTesting(app).saved({ helpDescription: 'Please call 98765, 43210' });
  await call('POST', 'feedback/addFeedback', {
    body: { rating: 3, message: 'Call 98765 43210', name: 'Jaya' },
  });
  const written = async (table: string, columns: string) =>
    (await pool.query<Record<string, unknown>>(`select id, ${columns} from ${table} order by id`)).rows;
  const before = await Promise.all(OF_PEOPLE.map(([table, columns]) => written(table, columns)));
  for (const [table, columns] of OF_PEOPLE)
    await pool.query(
      `update ${table} set ${columns === 'searched' ? 'searched = null' : `search = '', old_search = true`}`,
    );
  await sendJobsAtStart(services);
  await runJobs('rewriteOldRows');
  for (const [at, [table, columns]] of OF_PEOPLE.entries()) {
    expect(before[at]).toHaveLength(1);
    expect(await written(table, columns), table).toEqual(before[at]);
  }
  expect(before[4]).toMatchObject([{ searched: expect.stringMatching(/^please call\s+$/) }]);
});
