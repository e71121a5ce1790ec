import { beforeEach, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { consumeMailTo, countMailsLeft, takeMailTo } from './ngo-mailing.service.server.ts';
import { ALL_NGO_MAILS_TO_ONE, NGO_MAILS_A_DAY, NGO_MAILS_TO_ONE } from './ngo-mailing.values.ts';

const { db, pool, services } = await testApp();

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedNgo(db);
});

let number = 0;
const newAddress = () => `person${++number}@example.org`;
const take = (mail: { ngoId: string; to: string }) =>
  db.transaction().execute((transaction) => takeMailTo({ ...services, db: transaction }, mail));
async function takenOf(times: number, mail: { ngoId: string; to: string }): Promise<number> {
  const taken = await Promise.all(Array.from({ length: times }, () => take(mail)));
  return taken.filter(Boolean).length;
}

test('a mailbox gets few mails of one NGO within a day, also if they are caused at one moment', async () => {
  const to = newAddress();
  expect(await takenOf(NGO_MAILS_TO_ONE + 5, { ngoId, to })).toBe(NGO_MAILS_TO_ONE);
  expect(await countMailsLeft(db, ngoId)).toBe(NGO_MAILS_A_DAY - NGO_MAILS_TO_ONE);
  await expect(consumeMailTo(services, { ngoId, to })).rejects.toMatchObject({ key: 'ngoMailsToOne' });
  expect(await take({ ngoId, to: newAddress() })).toBe(true);
  await pool.query(`update ngo_mailing set created_at = now() - interval '25 hours' where ngo_id = $1`, [
    ngoId,
  ]);
  expect(await take({ ngoId, to })).toBe(true);
});

test('another spelling of a mailbox is the same mailbox', async () => {
  expect(await takenOf(NGO_MAILS_TO_ONE, { ngoId, to: 'kokila.patel@gmail.com' })).toBe(NGO_MAILS_TO_ONE);
  expect(await take({ ngoId, to: 'KokilaPatel+1@googlemail.com' })).toBe(false);
});

test('no NGO uses up the mails of another, and all together stay below a higher limit', async () => {
  const to = newAddress();
  let taken = 0;
  for (let ngo = 0; ngo < ALL_NGO_MAILS_TO_ONE / NGO_MAILS_TO_ONE; ngo++)
    taken += await takenOf(NGO_MAILS_TO_ONE, { ngoId: await savedNgo(db), to });
  expect(taken).toBe(ALL_NGO_MAILS_TO_ONE);
  expect(await take({ ngoId, to })).toBe(false);
});

test('an NGO that has written to all the people of a day causes no further mail, and no address is stored', async () => {
  const to = newAddress();
  expect(await take({ ngoId, to })).toBe(true);
  const { rows } = await pool.query('select * from ngo_mailing where ngo_id = $1', [ngoId]);
  expect(JSON.stringify(rows)).not.toContain(to);
  await pool.query('insert into ngo_mailing (ngo_id, recipients) values ($1, $2)', [ngoId, NGO_MAILS_A_DAY]);
  expect(await take({ ngoId, to: newAddress() })).toBe(false);
});
