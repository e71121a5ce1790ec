import { searchedText } from '#src/features/audit/personal-data/hide-details.server.ts';
import { beforeAll, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { dayIn, timesBeforeNow } from '../../../../tests/support/days.ts';
import { saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  countFitting,
  countInbox,
  savePause,
  selectInbox,
  selectOfInbox,
  selectPause,
  selectToSave,
  type InboxFilter,
} from './inbox.queries.server.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { saved } = helpTesting(app);

const accepted = (hours: number) =>
  ({ status: 'accepted', answered_at: hoursAgo(hours), stepped_at: hoursAgo(hours) }) as const;
const resolved = (hours: number) =>
  ({ ...accepted(9), outcome: 'helped', resolved_at: hoursAgo(hours) }) as const;
const OFFERS = {
  late: { due_at: hoursAgo(-50) },
  soon: { due_at: hoursAgo(-40) },
  soonToo: { due_at: hoursAgo(-40) },
  taken: accepted(2),
  takenToo: accepted(2),
  takenLast: accepted(1),
  done: resolved(2),
  doneToo: resolved(2),
  doneLast: resolved(1),
  declined: { status: 'declined', answered_at: hoursAgo(1) },
  passed: { status: 'passed' },
  // It passed the request on after it had reported an outcome.
  passedDone: { status: 'passed', outcome: 'referred', resolved_at: hoursAgo(1) },
} as const;
type Name = keyof typeof OFFERS;
const NAMES = Object.keys(OFFERS) as Name[];

const saveOffer = (offer: Columns<'help_offer'>) =>
  saveRow(pool, { table: 'help_offer', row: { due_at: hoursAgo(-40), ...offer } });

let ngoId: string;
/** The ids of the requests, in the order of the names of their offers. */
let requests: string[];
const idOf = (name: Name) => requests[NAMES.indexOf(name)]!;
beforeAll(async () => {
  ngoId = await savedNgo(db);
  const { id } = await saved();
  requests = await saveDecoys(pool, { table: 'help_request', like: id, but: NAMES.map(() => ({})) });
  const offer = await saveOffer({ request_id: id, ngo_id: await savedNgo(db) });
  await saveDecoys(pool, {
    table: 'help_offer',
    like: offer,
    but: NAMES.map((name, at) => ({
      sent_at: hoursAgo(at < 2 ? 12 : 12 - at),
      ...OFFERS[name],
      request_id: idOf(name),
      ngo_id: ngoId,
    })),
  });
});

const list = async (filter: Partial<InboxFilter>, window = { limit: 20, offset: 0 }) =>
  (await selectInbox(db, { ngoId, box: 'all', words: [], ...filter, ...window })).map(({ _id }) => _id);

test.each<[InboxFilter['box'], Name[]]>([
  ['new', ['soon', 'soonToo', 'late']],
  ['accepted', ['takenLast', 'taken', 'takenToo']],
  ['resolved', ['doneLast', 'done', 'doneToo']],
  ['all', ['doneLast', 'doneToo', 'done', 'takenLast', 'takenToo', 'taken', 'soonToo', 'soon', 'late']],
])('the inbox “%s” has its requests in its order', async (box, names) => {
  expect(await list({ box })).toEqual(names.map(idOf));
  expect(await list({ box }, { limit: 1, offset: 1 })).toEqual(names.map(idOf).slice(1, 2));
  expect(await countFitting(db, { ngoId, box, words: [] })).toBe(names.length);
  if (box !== 'all') expect((await countInbox(db, ngoId))[box]).toBe(names.length);
});

const searchable = (text: string) => ({ help_description: text, searched: searchedText([text]) });

test('each word of a search is in the town or in the text of the request', async () => {
  const requestIds = await saveDecoys(pool, {
    table: 'help_request',
    like: idOf('soon'),
    but: [{}, { user_city: 'Surat' }, searchable('A wheelchair for my mother')],
  });
  const words = [
    { word: 'operation', cities: [] },
    { word: 'રાજકોટ', cities: ['Rajkot'] },
  ];
  const other = await savedNgo(db);
  for (const id of requestIds) await saveOffer({ request_id: id, ngo_id: other });
  expect(await list({ ngoId: other, words })).toEqual(requestIds.slice(0, 1));
  expect(await countFitting(db, { ngoId: other, box: 'new', words })).toBe(1);
});

const NUMBERS = ['98765 43210', '98765, 43210', '૯૮૭૬૫ ૪૩૨૧૦', '٩٨٧٦٥ ٤٣٢١٠'];
test.each(NUMBERS)(
  'the phone number %s in the text is never found, the words beside it are',
  async (number) => {
    const text = searchable(`Please call ${number} today`);
    // A random reference may hold two of the digits.
    const row = 'ABCD'.charAt(NUMBERS.indexOf(number));
    const but = ['X', 'Y', 'Z'].map((letter) => ({ ...text, reference: `SH-${letter.repeat(4)}-A${row}` }));
    const [sent, taken, done] = await saveDecoys(pool, { table: 'help_request', like: idOf('soon'), but });
    const other = await savedNgo(db);
    await saveOffer({ request_id: sent!, ngo_id: other });
    await saveOffer({ request_id: taken!, ngo_id: other, ...accepted(1) });
    await saveOffer({ request_id: done!, ngo_id: other, ...resolved(1) });
    const find = (word: string) => ({ ngoId: other, words: [{ word, cities: [] }] });
    expect(new Set(await list(find('please')))).toEqual(new Set([sent, taken, done]));
    const [first = '', last = ''] = number.split(/,? /);
    for (const part of [first, last, first.slice(-2), `${first.slice(-1)},`, last.slice(0, 2)])
      expect(await countFitting(db, { ...find(part), box: 'all' }), part).toBe(0);
    expect(await countFitting(db, { ...find('please'), box: 'all' })).toBe(3);
  },
);

test('a request is opened only by an NGO that has it', async () => {
  for (const name of ['soon', 'taken', 'done'] as const)
    expect((await selectOfInbox(db, { ngoId, id: idOf(name) }))?._id).toBe(idOf(name));
  for (const name of ['declined', 'passed'] as const)
    expect(await selectOfInbox(db, { ngoId, id: idOf(name) })).toBeUndefined();
});

test('the requests are saved in a file in batches, oldest offer first', async () => {
  const all = await selectToSave(db, { ngoId, after: '0', limit: 20 });
  const offers = all.map(({ offerId }) => Number(offerId));
  expect(offers).toEqual(offers.toSorted((a, b) => a - b));
  expect(offers).toHaveLength(9);
  const second = await selectToSave(db, { ngoId, after: String(offers[1]), limit: 3 });
  expect(second).toEqual(all.slice(2, 5));
});

test('a pause is of one NGO and ends after its last day', async () => {
  const [today, over] = [await savedNgo(db), await savedNgo(db)];
  await savePause(db, { ngoId: today, until: dayIn(0) });
  await savePause(db, { ngoId: over, until: dayIn(-1) });
  expect([await selectPause(db, today), await selectPause(db, over)]).toEqual([dayIn(0), null]);
  await savePause(db, { ngoId: over, until: null });
  expect([await selectPause(db, today), await selectPause(db, ngoId)]).toEqual([dayIn(0), null]);
});
