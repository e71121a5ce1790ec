import { expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';
import { insertScheme } from './features/scheme/management/management.queries.server.ts';
import { checkScheme } from './features/scheme/management/scheme-form.rules.ts';
import { indexScheme } from './features/scheme/scheme-lexemes.server.ts';
import { sendJobsAtStart } from './jobs.server.ts';

const { db, pool, services, runJobs, call } = await testApp();

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
