import { expect, test } from 'vitest';
import { seal, sealPrefix, unseal, deriveKeys, type Keys } from '#src/server/security/keys.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { readUnknownKeys, resealColumn, type SealedColumn } from './sealed-columns.queries.server.ts';

const { db, pool } = await testDatabase();

const [OLD, NEW] = ['the secret key from before, of the tests', 'the secret key from now on, of the tests'];
const column: SealedColumn = {
  table: 'account',
  column: 'totp_secret',
  boundTo: 'email',
  about: (email) => `totp ${email}`,
};

test('more texts than fit into a batch are sealed with the current key, and no others are touched', async () => {
  const keys = deriveKeys(NEW, OLD);
  // One more than two batches have, so that the last one is small.
  const most = 401;
  const emails = Array.from({ length: most + 2 }, (_, at) => `person${at}@team.example`);
  const sealed = (email: string, by: Keys) =>
    seal({ keys: by, text: `of ${email}`, about: column.about(email) });
  const texts = emails.map((email, at) => {
    if (at < most) return sealed(email, deriveKeys(OLD));
    return at === most ? sealed(email, keys) : null;
  });
  await pool.query(
    `insert into account (email, name, role, language, password_hash, totp_secret)
      select email, 'A', 'staff', 'en', 'x', sealed from unnest($1::text[], $2::text[]) as t (email, sealed)`,
    [emails, texts],
  );
  expect(await resealColumn({ db, keys }, column)).toBe(most);
  const { rows } = await pool.query<{ email: string; sealed: string | null }>(
    'select email, totp_secret as sealed from account order by id',
  );
  for (const { email, sealed: stored } of rows.slice(0, most)) {
    expect(stored!.startsWith(sealPrefix(keys))).toBe(true);
    expect(unseal({ keys: deriveKeys(NEW), sealed: stored!, about: column.about(email) })).toBe(
      `of ${email}`,
    );
  }
  expect(rows.slice(most).map((row) => row.sealed)).toEqual(texts.slice(most));
  expect(await resealColumn({ db, keys }, column)).toBe(0);
});

test('the oldest and the newest texts name the keys that are not known, of columns that exist', async () => {
  const [old, current] = [deriveKeys(OLD), deriveKeys(NEW)];
  await pool.query('delete from account');
  const emails = Array.from({ length: 60 }, (_, at) => `sealed${at}@team.example`);
  // Of the keys, only the middle ones are not looked at. Texts of older versions have no id.
  const texts = emails.map((email, at) => {
    if (at === 5) return 'withoutAnId';
    const key =
      at < 20 ? old : at < 40 ? deriveKeys('a key of which nobody reads a text, in the middle') : current;
    return at % 2 ? null : seal({ keys: key, text: 'x', about: column.about(email) });
  });
  await pool.query(
    `insert into account (email, name, role, language, password_hash, totp_secret)
      select email, 'A', 'staff', 'en', 'x', sealed from unnest($1::text[], $2::text[]) as t (email, sealed)`,
    [emails, texts],
  );
  const coming: SealedColumn = { ...column, column: 'not_there_yet' };
  const read = (known: string[]) => readUnknownKeys(db, { columns: [column, coming], known });
  const named = ({ id }: Keys) => ({ column: 'account.totp_secret', keyId: id });
  expect(await read([old.id, current.id])).toEqual([]);
  expect(await read([old.id])).toEqual([named(current)]);
  expect(await read([current.id])).toEqual([named(old)]);
  expect(await readUnknownKeys(db, { columns: [coming], known: [] })).toEqual([]);
});
