import { expect, test } from 'vitest';
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import schemes from '#database/demo/schemes.json' with { type: 'json' };
import { loadDemoData } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { needById } from '#src/search/need-catalogue.server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { SCHEME_TEXTS } from '#src/features/scheme/scheme.values.ts';
import { checkScheme } from '#src/features/scheme/management/scheme-form.rules.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { loadDemoSchemes } from './demo-schemes.server.ts';

const app = await testApp();
const { db, pool } = app;
const { list } = schemeTesting(app);
const NOW = new Date('2026-11-21T06:00:00Z');

test.each(schemes.map((entry) => [entry.schemeName, entry] as const))('%s passes the form', (_, entry) => {
  const { scheme, errors } = checkScheme(entry);
  expect(errors).toEqual({});
  const { id: _id, ngo, eligibility, needs, checkedOn: _checkedOn, ...fields } = entry;
  for (const id of needs) expect(needById.has(id), id).toBe(true);
  const state = entry.state === 'All' ? 'all' : entry.state;
  expect(scheme).toMatchObject({ ...fields, state, eligibility });
  expect(ngos.find(({ id }) => id === ngo)?.verifiedDaysAgo).toBeGreaterThan(0);
});

test('states the requirements of each demo scheme in its description', () => {
  const rupees = (text: string) =>
    [...text.matchAll(/Rs (\d+) lakh/g)].map(([, lakh]) => Number(lakh) * 100_000);
  for (const { description, eligibility = {} } of schemes) {
    const { incomeUpTo, ageFrom, ageTo } = eligibility as Record<string, number>;
    if (incomeUpTo !== undefined) expect(rupees(description)).toContain(incomeUpTo);
    const ages = ageTo === undefined ? `aged ${ageFrom} or older` : `aged ${ageFrom} to ${ageTo}`;
    if (ageFrom !== undefined) expect(description).toContain(ages);
  }
});

test('gives every text of every scheme in Gujarati and Hindi', () => {
  const letters = { gu: /\p{Script=Gujarati}/u, hi: /\p{Script=Devanagari}/u };
  const all = [
    ...schemes,
    ...builtinSchemes.map((scheme) => ({ ...scheme, id: String(scheme._id) })),
  ] satisfies { id: string }[];
  for (const { id, eligibility, translations, ...original } of all) {
    expect(original.benefit, id).toBeTruthy();
    expect(original.checkedOn, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { conditions = [], documents = [] } = eligibility as {
      conditions?: string[];
      documents?: string[];
    };
    for (const language of ['gu', 'hi'] as const) {
      const texts = translations[language]!;
      for (const name of SCHEME_TEXTS) {
        if (original[name] === null) expect(texts[name], `${id} ${name}`).toBeNull();
        else expect(texts[name], `${id} ${name}`).toMatch(letters[language]);
      }
      expect([texts.conditions.length, texts.documents.length], id).toEqual([
        conditions.length,
        documents.length,
      ]);
      for (const line of [...texts.conditions, ...texts.documents])
        expect(line, id).toMatch(letters[language]);
    }
  }
});

test('loads the 28 public demo schemes once', async () => {
  expect(await loadDemoSchemes({ db, now: NOW })).toBe(0);
  await loadDemoData({ db, now: NOW });
  expect(await loadDemoSchemes({ db, now: NOW })).toBe(28);
  expect(await loadDemoSchemes({ db, now: NOW })).toBe(0);
  expect((await list('pageSize=100')).total).toBe(32);
  const { rows } = await pool.query(
    `select n.name, sum(registrations)::int as registered from scheme_registration_count c
      join scheme s on s.id = c.scheme_id join ngo n on n.id = s.ngo_id group by 1`,
  );
  expect(rows).toEqual([{ name: 'Drishtikiran Netra Seva', registered: 10 }]);
});
