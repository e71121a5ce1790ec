import { beforeEach, expect, test } from 'vitest';
import { parseTags } from '#src/server/http/cache-tags.server.ts';
import { watchOwnChanges } from '#src/server/database/own-changes.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { saveNgos } from './ngo-index.server.ts';

const { db, pool } = await testDatabase();
const own: string[] = [];
watchOwnChanges({ pool, onChange: (payload) => own.push(payload) });

/**
 * Returns the tags that a statement announces, in order. The writing connection and the listening one must
 * receive the same tags.
 */
async function tagsOf(text: string, values: unknown[] = []): Promise<string[]> {
  const heard: string[] = [];
  const listener = await pool.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen public_data');
  own.length = 0;
  await pool.query(text, values);
  const atOnce = [...own];
  await listener.query('select 1');
  listener.release(true);
  expect(atOnce.toSorted()).toEqual(heard.toSorted());
  return [...new Set(heard.flatMap(parseTags))].sort();
}

let id: string;
const itself = () => [`ngo:${id}`, 'anyNgo'];
const lists = ['category:health', 'city:Rajkot', 'ngos'];
const sorted = (...tags: string[]) => tags.sort();

beforeEach(async () => {
  await pool.query('truncate ngo restart identity cascade');
  id = await savedNgo(db);
});

test('another text or phone number outdates what shows the NGO, and searches', async () => {
  expect(await tagsOf(`update ngo set mission = 'x', phone = '9876543210'`)).toEqual(sorted(...itself()));
});

test('another name outdates the order of its lists', async () => {
  expect(await tagsOf(`update ngo set name = 'Aa', sort_name = 'aa'`)).toEqual(sorted(...itself(), ...lists));
});

test.for([
  `update ngo set status = 'suspended'`,
  `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified'`,
  `delete from ngo`,
])('the counts and lists change with: %s', async (text) => {
  const expected = sorted(...itself(), ...lists, 'counts');
  const tags = await tagsOf(text);
  expect(tags.filter((tag) => tag !== 'schemes')).toEqual(expected);
  if (text.startsWith('delete')) return;
  expect(
    await tagsOf(`update ngo set status = 'verified', deleted_at = null, status_before_deletion = null`),
  ).toEqual(expected);
});

test('an NGO that moves outdates the lists it leaves and the lists it comes to', async () => {
  expect(await tagsOf(`update ngo set city = 'Surat', category = 'women'`)).toEqual(
    sorted(...itself(), ...lists, 'category:women', 'city:Surat', 'counts'),
  );
});

test('a new NGO is announced when the public sees it, not before', async () => {
  const columns = `name, sort_name, name_sound, name_words, search_version, search, words, category, city, source, status`;
  const insert = (status: string) =>
    tagsOf(
      `insert into ngo (${columns}, verified_at) values ('B', 'b', 'b', 1, 2, '', '{}', 'women', 'Surat', 'registered', $1, now())
        returning id`,
      [status],
    );
  expect(await insert('pending')).toEqual([]);
  expect(await insert('verified')).toEqual(
    expect.arrayContaining(['category:women', 'city:Surat', 'counts', 'ngos']),
  );
});

test('photos, and whether it can be asked, outdate what shows the NGO', async () => {
  const photo = `insert into ngo_photo (ngo_id, file_key, position, width, height) values ($1, 'a', 1, 9, 9)`;
  const pause = `insert into help_pause (ngo_id, until) values ($1, '2099-01-01')`;
  for (const text of [photo, pause]) expect(await tagsOf(text, [id])).toEqual([`ngo:${id}`]);
});

test('a scheme outdates all lists of schemes and what shows its NGO; the NGO those lists, as far as they name it', async () => {
  const columns = `id, ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search`;
  const tags = sorted('schemes', `ngo:${id}`);
  expect(
    await tagsOf(
      `insert into scheme (${columns}) overriding system value
        values (900, $1, 'Other', 'x', '{Health}', '{EWS}', 'All', 'all', 'other', '')`,
      [id],
    ),
  ).toEqual(tags);
  expect(await tagsOf(`update scheme set description = 'y'`)).toEqual(tags);
  for (const change of [`name_gu = 'બ'`, `city = 'Surat'`, `status = 'suspended'`])
    expect(await tagsOf(`update ngo set ${change}`)).toContain('schemes');
  expect(await tagsOf(`update ngo set status = 'verified', mission = 'x'`)).toContain('schemes');
  expect(await tagsOf(`update ngo set mission = 'y'`)).not.toContain('schemes');
  expect(await tagsOf(`delete from ngo`)).toContain('schemes');
});

test('a change of very many says that everything has changed, in few bytes', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    name: `Seva ${at}`,
    category: 'women',
    city: 'Surat',
  }));
  await saveNgos(db, many);
  expect(await tagsOf(`update ngo set mission = 'x'`)).toEqual(['*']);
  expect(await tagsOf(`truncate ngo cascade`)).toContain('*');
});

test('a change is told once its transaction has ended, before whoever waits for it goes on', async () => {
  own.length = 0;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`update ngo set phone = '9876543210'`);
  await client.query('commit');
  client.release();
  expect(own.map((payload) => parseTags(payload).toSorted())).toEqual([sorted(...itself())]);
});
