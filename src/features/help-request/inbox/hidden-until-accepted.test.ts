import { beforeEach, expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { StaffContact, StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import { VIEWS_A_DAY } from '#src/features/help-request/show-contact.server.ts';
import type { HelpContact, InboxRequest, InboxRow } from './inbox.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool, signedIn } = app;
const { saved, route, readyNgo, ticketOf, clearNgos } = helpTesting(app);

const NUMBER = '98250 55443';
const WRITTEN = {
  helpDescription: `My eyes. Ring my sister on ${NUMBER}, or kokila@example.org, kokila@okaxis, wa.me/kokila.patel`,
  safeContact: `Only by ${NUMBER}`,
};
const SECRETS = ['98250', '55443', 'kokila', 'wa.me'];

const post = ({ token }: { token: string }, action: string, body?: unknown) =>
  callConfirmed<{ success: boolean; data: Record<string, unknown> }>('POST', `helpRequest/${action}`, {
    token,
    ...(body !== undefined && { body }),
  });
const open = async ({ token }: { token: string }, id: string) =>
  (await call<{ data: InboxRequest }>('GET', `helpRequest/getHelpRequestById/${id}`, { token })).body.data;
const list = async ({ token }: { token: string }, query: Record<string, string>) =>
  (
    await call<{ data: InboxRow[] }>(
      'GET',
      `helpRequest/getAllHelpRequestByNgo?${new URLSearchParams(query).toString()}`,
      { token },
    )
  ).body.data;

async function offered(input: Record<string, unknown> = WRITTEN) {
  const ngo = await readyNgo();
  const request = await saved(input);
  await route(request.id);
  const ticket = await ticketOf(request);
  await call('POST', 'helpRequest/addMessage', { body: { ticket, message: `Better: ${NUMBER}` } });
  return { ...request, ngo };
}

beforeEach(clearNgos);

test('hides numbers, addresses and links in list and request until the NGO accepts', async () => {
  const { id, ngo } = await offered();
  const masked = await open(ngo, id);
  expect(masked.description).toBe(
    'My eyes. Ring my sister on (phone number hidden), or (email address hidden), (payment address hidden), (link hidden)',
  );
  expect(masked.safeContact).toBe('Only by (phone number hidden)');
  expect(masked.messages.map(({ text }) => text)).toEqual(['Better: (phone number hidden)']);
  const rows = await list(ngo, { box: 'new' });
  expect(rows[0]!.excerpt).toContain('My eyes. Ring my sister on (phone number hidden)');
  for (const secret of SECRETS) expect(JSON.stringify([masked, rows])).not.toContain(secret);

  await post(ngo, `acceptHelpRequest/${id}`);
  const accepted = await open(ngo, id);
  expect(accepted.description).toBe(WRITTEN.helpDescription);
  expect(accepted.messages[0]!.text).toContain(NUMBER);
  await post(ngo, `resolveHelpRequest/${id}`, { outcome: 'helped' });
  expect(JSON.stringify(await open(ngo, id))).not.toContain('98250');
});

test('hides a number as a whole that the end of the excerpt would cut', async () => {
  const { ngo } = await offered({ helpDescription: `${'a '.repeat(77)}9825055443 and more` });
  const [row] = await list(ngo, { box: 'new' });
  expect(row!.excerpt).not.toMatch(/\d/);
});

test('reveals nothing hidden to searches before the NGO accepts', async () => {
  const { id, ngo } = await offered();
  const countMatches = async (words: string) => (await list(ngo, { box: 'all', words })).length;
  expect([await countMatches('eyes'), await countMatches('sister')]).toEqual([1, 1]);
  for (const part of ['9825', '55443', '0', 'kok', 'example.org', '@', 'okaxis', 'wa.me', '.me'])
    expect(await countMatches(part), part).toBe(0);
  await post(ngo, `acceptHelpRequest/${id}`);
  expect(await countMatches('eyes')).toBe(1);
  expect(await countMatches('55443'), 'the list shows it to nobody').toBe(0);
});

test('counts who reads a number in the texts of a request, and hides it beyond the views of the day', async () => {
  const { id, ngo } = await offered();
  await post(ngo, `acceptHelpRequest/${id}`);
  const colleague = await signedIn({ role: 'ngo', ngoId: ngo.ngoId });
  const looks = async () =>
    (await pool.query('select looks from personal_data_look where account_id = $1', [colleague.id])).rows;
  const noted = async () =>
    (
      await pool.query(
        `select from audit_entry where action = 'seeHelpContact' and entity_id = $1 and account_id = $2`,
        [id, colleague.id],
      )
    ).rows.length;
  const seen = async () => JSON.stringify(await open(colleague, id)).includes('98250');
  expect(JSON.stringify(await list(colleague, { box: 'accepted' }))).not.toContain('98250');
  expect([await looks(), await noted()]).toEqual([[], 0]);
  expect([await seen(), await seen()]).toEqual([true, true]);
  expect([await looks(), await noted()], 'opened again, it is the same view').toEqual([[{ looks: 1 }], 1]);

  await pool.query('update personal_data_look set looks = $2 where account_id = $1', [
    colleague.id,
    VIEWS_A_DAY + 1,
  ]);
  expect(await seen()).toBe(false);
  const path = `helpRequest/getHelpRequestById/${id}`;
  const withPassword = await callConfirmed('GET', path, { token: colleague.token });
  expect(JSON.stringify(withPassword.body), 'some are kept for the password').toContain('98250');
  await pool.query('delete from personal_data_look where account_id = $1', [colleague.id]);
  await pool.query(
    `insert into personal_data_look values ($1, (now() at time zone 'Asia/Kolkata')::date, 'helpRequest', 1, $2)`,
    [colleague.id, VIEWS_A_DAY],
  );
  expect([await seen(), await seen()], 'a refused view is no view').toEqual([false, false]);
  expect(await noted()).toBe(1);
});

test('counts nothing for a request whose texts hold no contact details', async () => {
  const ngo = await readyNgo();
  const { id } = await saved({ helpDescription: 'My eyes', safeContact: 'In the evening' });
  await route(id);
  await post(ngo, `acceptHelpRequest/${id}`);
  const colleague = await signedIn({ role: 'ngo', ngoId: ngo.ngoId });
  expect((await open(colleague, id)).description).toBe('My eyes');
  const { rows } = await pool.query('select from personal_data_look where account_id = $1', [colleague.id]);
  expect(rows).toEqual([]);
});

test('hides numbers from staff, and returns the full text as a counted view', async () => {
  const { id } = await offered();
  const staff = await signedIn({ role: 'staff' });
  const { body } = await call<{ data: StaffRequest }>('GET', `helpRequest/getHelpRequestForStaff/${id}`, {
    token: staff.token,
  });
  for (const secret of SECRETS) expect(JSON.stringify(body.data)).not.toContain(secret);
  const contact = (await post(staff, `seeContactForStaff/${id}`)).body.data as StaffContact;
  expect(contact.helpDescription).toBe(WRITTEN.helpDescription);
  expect(contact.messages.map(({ text }) => text)).toEqual([`Better: ${NUMBER}`]);
});

test('returns the contact details on acceptance as a recorded and counted view', async () => {
  const { id, email, ngo } = await offered();
  const { body } = await post(ngo, `acceptHelpRequest/${id}`);
  const { contact, withoutContact } = body.data as { contact: HelpContact; withoutContact: null };
  expect(contact).toMatchObject({
    userMobile: '9876543210',
    userEmail: email,
    safeContact: `Only by ${NUMBER}`,
  });
  expect(withoutContact).toBeNull();
  const { rows: noted } = await pool.query<{ action: string }>(
    `select action from audit_entry where entity = 'helpRequest' and entity_id = $1 order by id`,
    [id],
  );
  expect(noted.map(({ action }) => action).sort()).toEqual(['acceptHelpRequest', 'seeHelpContact']);
  const { rows } = await pool.query('select looks from personal_data_look where account_id = $1', [ngo.id]);
  expect(rows).toEqual([{ looks: 1 }]);
});

test('accepts without contact details when the views of the day are used up, and says why', async () => {
  const { id, ngo } = await offered();
  await pool.query(
    `insert into personal_data_look
      values ($1, (now() at time zone 'Asia/Kolkata')::date, 'helpRequest', 1, $2)`,
    [ngo.id, VIEWS_A_DAY],
  );
  const { status, body } = await post(ngo, `acceptHelpRequest/${id}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({ contact: null, withoutContact: apiMessages.en.helpViewsPassword });
  const shown = await callConfirmed('POST', `helpRequest/seeHelpContact/${id}`, { token: ngo.token });
  expect(shown.body).toMatchObject({ data: { userMobile: '9876543210' } });
  expect((await open(ngo, id)).status).toBe('accepted');
});
