import { expect, test } from 'vitest';
import { prefixQuery } from '#src/search/row-words.server.ts';
import { readQuery } from '#src/search/read-query.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { planSearch } from '#src/search/search-plan.server.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { reindexEvents } from './event-index.service.server.ts';
import { eventTesting } from './event.fixture.ts';
import { indexEvent } from './event-lexemes.server.ts';

const app = await testApp();
const { db } = app;
const { savedEvent, savedNgo } = eventTesting(app);

const EVENT = {
  title: 'Free eye camp',
  titleGu: 'મફત આંખ કેમ્પ',
  titleHi: null,
  description: 'Doctors test your eyes. Cataract operations are free.',
  descriptionGu: null,
  descriptionHi: null,
  category: 'health',
  city: 'Rajkot',
  venue: 'Town hall',
  venueGu: 'ટાઉન હૉલ',
  venueHi: null,
  ngo: { name: 'Drishti Andhajan Mandal', nameGu: null, nameHi: null },
};
async function matches(search: string, query: string): Promise<boolean> {
  const [row] = await runSql<[boolean]>(db, {
    text: 'select $1::tsvector @@ $2::tsquery',
    values: [search, query],
  });
  return row![0];
}

test.each([
  'eye camp',
  'aankh kemp',
  'આંખ',
  'आंख कैंप',
  'netra',
  'motiyo',
  'rajkot',
  'રાજકોટમાં',
  'राजकोट',
  'arogya',
  'town hall',
  'ટાઉન',
  'Drishti',
  'દૃષ્ટિ',
])('an event is found by “%s”', async (words) => {
  const plan = planSearch(readQuery({ text: words, places: new PhraseIndex<never>(), corrected: new Map() }));
  expect(await matches(indexEvent(EVENT), plan.candidates)).toBe(true);
});

test('the list of an NGO finds its events by title, category and town, while it types', async () => {
  const ofTitles = `(select ts_filter($1::tsvector, '{a,b}') @@ $2::tsquery)`;
  for (const [words, isFound] of [
    ['આંખ કે', true],
    ['free ey', true],
    ['rajk', true],
    ['health', true],
    ['operations', false],
  ] as const) {
    const [row] = await runSql<[boolean]>(db, {
      text: `select ${ofTitles}`,
      values: [indexEvent(EVENT), prefixQuery(words)],
    });
    expect([words, row![0]]).toEqual([words, isFound]);
  }
});

test('the names of an NGO and a venue do not offer help with a need', () => {
  const search = indexEvent({
    ...EVENT,
    title: 'Meeting',
    titleGu: null,
    description: 'Tea',
    ngo: { ...EVENT.ngo, name: 'Blind School' },
  });
  expect(search).not.toContain("'#");
});

test('an event without a town has no words of one', () => {
  const search = indexEvent({ ...EVENT, city: null, venue: null, venueGu: null });
  expect(search).not.toContain('@t=');
  expect(search).toContain("'@c=health'");
});

test('events are indexed again after their NGO has another name', async () => {
  const ngoId = await savedNgo();
  const eventId = await savedEvent(ngoId);
  const isFound = async (words: string) => {
    const [row] = await runSql<[boolean]>(db, {
      text: 'select search @@ $2::tsquery from event where id = $1::bigint',
      values: [eventId, prefixQuery(words)],
    });
    return row![0];
  };
  await reindexEvents(db);
  expect(await isFound('aankh kemp')).toBe(true);
  await runSql(db, {
    text: `update ngo set name = 'Prakash Parivar' where id = $1::bigint`,
    values: [ngoId],
  });
  expect(await reindexEvents(db)).toBe(1);
  expect(await isFound('prakash')).toBe(true);
  expect(await reindexEvents(db)).toBe(0);
});
