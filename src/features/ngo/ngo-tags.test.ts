import { beforeEach, expect, test } from 'vitest';
import { parseTags } from '#src/server/http/cache-tags.server.ts';
import { watchOwnChanges } from '#src/server/database/own-changes.server.ts';
import { announcedDuring } from '../../../tests/support/announced-changes.ts';
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
  own.length = 0;
  const payloads = await announcedDuring(pool, () => pool.query(text, values));
  const atOnce = [...own];
  expect(atOnce.toSorted()).toEqual(payloads.toSorted());
  return [...new Set(payloads.flatMap(parseTags))].sort();
}

let id: string;
const itself = () => [`ngo:${id}`, 'anyNgo'];
const lists = ['category:health', 'city:Rajkot', 'ngos'];
const sorted = (...tags: string[]) => tags.sort();

beforeEach(async () => {
  await pool.query('truncate ngo restart identity cascade');
  id = await savedNgo(db);
});

test('a changed text or phone number invalidates the pages of the NGO and searches', async () => {
  expect(await tagsOf(`update ngo set mission = 'x', phone = '9876543210'`)).toEqual(sorted(...itself()));
});

test('a changed name invalidates the lists that contain the NGO', async () => {
  expect(await tagsOf(`update ngo set name = 'Aa', sort_name = 'aa'`)).toEqual(sorted(...itself(), ...lists));
});

test.for([
  `update ngo set status = 'suspended'`,
  `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified'`,
  `delete from ngo`,
])('invalidates counts and lists for: %s', async (text) => {
  const expected = sorted(...itself(), ...lists, 'counts');
  const tags = await tagsOf(text);
  expect(tags.filter((tag) => tag !== 'schemes')).toEqual(expected);
  if (text.startsWith('delete')) return;
  expect(
    await tagsOf(`update ngo set status = 'verified', deleted_at = null, status_before_deletion = null`),
  ).toEqual(expected);
});

test('a decision on a document invalidates the page of a verified NGO', async () => {
  const decide = `insert into ngo_document_check (ngo_id, document, result, source, seen_on, stated)
    select id, 'pan', 'matches', 'copy', '2026-10-20', 'AAATS1234K' from ngo`;
  expect(await tagsOf(decide)).toEqual([`ngo:${id}`]);
  expect(await tagsOf(`update ngo_document_check set result = 'differs'`)).toEqual([`ngo:${id}`]);
  await pool.query(`delete from ngo_document_check; update ngo set status = 'suspended'`);
  expect(await tagsOf(decide)).toEqual([]);
});

test('a moved NGO invalidates the lists of both towns', async () => {
  expect(await tagsOf(`update ngo set city = 'Surat', category = 'women'`)).toEqual(
    sorted(...itself(), ...lists, 'category:women', 'city:Surat', 'counts'),
  );
});

test('a new NGO is announced once it is public', async () => {
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

test('photos and the acceptance of help requests invalidate the pages of the NGO', async () => {
  const photo = `insert into ngo_photo (ngo_id, file_key, position, width, height) values ($1, 'a', 1, 9, 9)`;
  const pause = `insert into help_pause (ngo_id, until) values ($1, '2099-01-01')`;
  for (const text of [photo, pause]) expect(await tagsOf(text, [id])).toEqual([`ngo:${id}`]);
});

test('a scheme invalidates all scheme lists and the pages of its NGO; an NGO invalidates the scheme lists that name it', async () => {
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

test('a change of very many NGOs is announced as a change of everything', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    name: `Seva ${at}`,
    category: 'women',
    city: 'Surat',
  }));
  await saveNgos(db, many);
  expect(await tagsOf(`update ngo set mission = 'x'`)).toEqual(['*']);
  expect(await tagsOf(`truncate ngo cascade`)).toContain('*');
});

test('a change is announced after its transaction ends and before waiting callers continue', async () => {
  own.length = 0;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`update ngo set phone = '9876543210'`);
  await client.query('commit');
  client.release();
  expect(own.map((payload) => parseTags(payload).toSorted())).toEqual([sorted(...itself())]);
});
