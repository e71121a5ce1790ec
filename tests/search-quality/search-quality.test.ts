import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoData } from '../../src/features/ngo/demo-data/demo-ngos.server.ts';
import { loadDemoSchemes } from '../../src/features/scheme/demo-data/demo-schemes.server.ts';
import { testDatabase } from '../support/database.ts';
import { QUERY_SETS, readQueries, type QuerySet } from './judged-queries.ts';
import { measureQuality, shareOfTrueNegatives, type Judged, type Quality } from './metrics.ts';
import { searchDemo } from './search-demo.ts';

type Language = Judged['query']['language'];

/** What each set must reach: about 0.02 less than it did when this was written, `empty` and `noise` as much more. */
type Floors = {
  success: number;
  gain: number;
  languages: Record<Language, number>;
  nothing: number;
  empty: number;
  noise: number;
};

// oxfmt-ignore
const FLOORS: Record<QuerySet, Floors> = {
  'first':     { success: 0.97, gain: 0.84, languages: { en: 0.98, gu: 0.98, hi: 0.93, rom: 0.98 }, nothing: 0.98, empty: 0.02, noise: 0.07 },
  'own':       { success: 0.93, gain: 0.82, languages: { en: 0.95, gu: 0.96, hi: 0.87, rom: 0.93 }, nothing: 0.98, empty: 0.03, noise: 0.16 },
  'set-aside': { success: 0.93, gain: 0.80, languages: { en: 0.91, gu: 0.91, hi: 0.98, rom: 0.94 }, nothing: 0.62, empty: 0.02, noise: 0.10 },
};

const { db } = await testDatabase();

beforeAll(async () => {
  const now = new Date('2026-11-21T06:00:00Z');
  await loadDemoData({ db, now });
  await loadDemoSchemes({ db, now });
});

describe.each(QUERY_SETS)('the judged queries of the set “%s”', (set) => {
  test('reach the recorded quality', async () => {
    const judged: Judged[] = [];
    for (const query of readQueries(set)) judged.push({ query, result: await searchDemo(db, query) });
    const floors = FLOORS[set];
    const all = measureQuality(judged);
    const successIn = (language: Language) =>
      measureQuality(judged.filter(({ query }) => query.language === language)).success;
    const languages = {
      en: successIn('en'),
      gu: successIn('gu'),
      hi: successIn('hi'),
      rom: successIn('rom'),
    };
    const nothing = shareOfTrueNegatives(judged);
    const summary = summarize({ all, languages, nothing });
    expect.soft(all.success, `success@3; ${summary}`).toBeGreaterThanOrEqual(floors.success);
    expect.soft(all.gain, `nDCG@5; ${summary}`).toBeGreaterThanOrEqual(floors.gain);
    expect.soft(all.empty, `empty; ${summary}`).toBeLessThanOrEqual(floors.empty);
    expect.soft(all.noise, `noise@5; ${summary}`).toBeLessThanOrEqual(floors.noise);
    expect.soft(nothing, `right nothing; ${summary}`).toBeGreaterThanOrEqual(floors.nothing);
    for (const language of ['en', 'gu', 'hi', 'rom'] as const) {
      expect
        .soft(languages[language], `${language}; ${summary}`)
        .toBeGreaterThanOrEqual(floors.languages[language]);
    }
  });
});

function summarize({
  all,
  languages,
  nothing,
}: {
  all: Quality;
  languages: Record<Language, number>;
  nothing: number;
}): string {
  const rounded = Object.entries({ ...all, ...languages, nothing }).map(
    ([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`,
  );
  return `measured: ${rounded.join(', ')}`;
}
