import { expect, test } from 'vitest';
import { PEOPLE_A_DAY } from '#src/features/audit/personal-data/looks.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { maskEmail } from '#src/shared/masked-contact.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const { pool, call, signedIn } = await testApp();

type Row = { _id: string; email: string };
type Page = { data: Row[]; notice?: string };

test('the addresses of those who wrote are counted in the looks of the day, and masked above them', async () => {
  const email = 'somebody@example.org';
  const message = { name: 'Kokila', email, message: 'Where is the camp?' };
  expect((await call('POST', 'feedback/addContactMessage', { body: message })).status).toBe(201);
  const { token, id } = await signedIn({ role: 'staff' });
  const list = async () => (await call<Page>('GET', 'feedback/getAllFeedback', { token })).body;
  expect((await list()).data[0]!.email).toBe(email);
  await pool.query('delete from personal_data_look');
  await pool.query(
    `insert into personal_data_look (account_id, day, kind, record_id)
      select $1, (now() at time zone 'Asia/Kolkata')::date, 'volunteer', 1000000 + n from generate_series(1, $2::int) n`,
    [id, PEOPLE_A_DAY],
  );
  const { data, notice } = await list();
  expect([data[0]!.email, notice]).toEqual([maskEmail(email), apiMessages.en.peopleUsedUp]);
  const one = await call<{ data: Row }>('GET', `feedback/getFeedbackById/${data[0]!._id}`, { token });
  expect(one.body.data.email).toBe(maskEmail(email));
});
