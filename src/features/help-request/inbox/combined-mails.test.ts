import { beforeEach, describe, expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { COMBINED_MAIL_MINUTES } from '#src/features/help-request/help-request.values.ts';
import { MESSAGES_AN_HOUR } from './answer.service.server.ts';
import { sendCombinedMails } from './combined-mails.server.ts';
import type { InboxRequest } from './inbox.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool, mailsTo, services } = app;
const { saved, route, readyNgo, clearNgos } = helpTesting(app);

type Ngo = Awaited<ReturnType<typeof readyNgo>>;
const post = ({ token }: Ngo, action: string, body?: unknown) =>
  callConfirmed('POST', `helpRequest/${action}`, { token, ...(body !== undefined && { body }) });
const open = ({ token }: Ngo, id: string) =>
  call<{ data: InboxRequest }>('GET', `helpRequest/getHelpRequestById/${id}`, { token });

/** Saves a request that is offered to one NGO. */
async function offered() {
  const ngo = await readyNgo();
  const request = await saved();
  await route(request.id);
  return { ...request, ngo };
}

beforeEach(clearNgos);

describe('messages of an NGO to a person', () => {
  const mailsOf = async (email: string) =>
    (await mailsTo(email)).filter(({ event, body }) => event === 'helpStep' && body.includes(NEWS)).length;
  const NEWS = catalogues.gu.mail.helpRequest.person.message;
  const later = (id: string, minutes: number) =>
    pool.query(
      `update help_request set messages_told_at = messages_told_at - make_interval(mins => $2),
        messages_due_at = messages_due_at - make_interval(mins => $2) where id = $1`,
      [id, minutes],
    );

  test('are limited per hour, and combined into at most one mail per 15 minutes', async () => {
    const { id, email, ngo } = await offered();
    await post(ngo, `acceptHelpRequest/${id}`);
    const write = (message: string) => post(ngo, `sendMessageToPerson/${id}`, { message });
    for (let index = 0; index < MESSAGES_AN_HOUR.requests; index++)
      expect((await write(`Message ${index}`)).status).toBe(200);
    const { status, body, headers } = await write('One too many');
    expect(status).toBe(429);
    expect(body['msg']).toMatch(`${apiMessages.en.helpManyMessages} Please wait`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(apiMessages.en.helpManyMessages).toContain(String(MESSAGES_AN_HOUR.requests));
    expect(await mailsOf(email)).toBe(1);

    await sendCombinedMails(services);
    expect(await mailsOf(email)).toBe(1);
    await later(id, COMBINED_MAIL_MINUTES);
    for (let run = 0; run < 3; run++) await sendCombinedMails(services);
    expect(await mailsOf(email)).toBe(2);
    // No message was written since, so no mail is sent.
    await later(id, COMBINED_MAIL_MINUTES);
    await sendCombinedMails(services);
    expect(await mailsOf(email)).toBe(2);
    expect((await open(ngo, id)).body.data.messages).toHaveLength(MESSAGES_AN_HOUR.requests);
  });

  test('are mailed at once to another person or after 15 minutes without messages', async () => {
    const { id, email, ngo } = await offered();
    const other = await saved();
    await route(other.id);
    for (const request of [id, other.id]) await post(ngo, `acceptHelpRequest/${request}`);
    for (const request of [id, id, other.id])
      await post(ngo, `sendMessageToPerson/${request}`, { message: 'Hello' });
    expect([await mailsOf(email), await mailsOf(other.email)]).toEqual([1, 1]);
    await later(id, COMBINED_MAIL_MINUTES);
    await sendCombinedMails(services);
    await later(id, COMBINED_MAIL_MINUTES);
    await post(ngo, `sendMessageToPerson/${id}`, { message: 'Hello again' });
    expect(await mailsOf(email)).toBe(3);
  });

  test('are not mailed once the request is erased', async () => {
    const { id, email, ngo } = await offered();
    await post(ngo, `acceptHelpRequest/${id}`);
    for (const message of ['One', 'Two']) await post(ngo, `sendMessageToPerson/${id}`, { message });
    await later(id, COMBINED_MAIL_MINUTES);
    await pool.query(
      `update help_request set status = 'closed', erased_at = now(), user_name = null, user_mobile = null, user_email = null,
        user_address = null, help_description = null, user_pin = null, sent_hash = null, content_hash = null,
        safe_contact = null, idempotency_key = null where id = $1`,
      [id],
    );
    await sendCombinedMails(services);
    expect(await mailsOf(email)).toBe(1);
    const { rows } = await pool.query('select messages_due_at from help_request where id = $1', [id]);
    expect(rows).toEqual([{ messages_due_at: null }]);
  });
});
