import { expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../tests/support/test-app.ts';
import { helpTesting } from './help-request.fixture.ts';

const app = await testApp();
const { pool, signedIn, mailsTo } = app;

/** Records every API response: its headers and its body. */
const responses: { path: string; text: string }[] = [];
const call: TestApp['call'] = async (method, path, options) => {
  const response = await app.call<never>(method, path, options);
  const body: unknown = response.body;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  responses.push({ path, text: [`${response.status}`, ...[...response.headers].flat(), text].join('\n') });
  return response;
};
const { formOf, newEmail, readyNgo, route } = helpTesting({ ...app, call });

/** Returns the parts of the base64 encoding of `text` that are the same at any byte offset. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    // Drops the characters that also encode bits of a neighbouring byte, because they vary.
    return whole.slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });
}

test('recognizes base64 at any offset of the text', () => {
  for (const before of ['', 'a', 'ab', 'abc'])
    for (const after of ['', 'x', 'xy']) {
      const encoded = Buffer.from(`${before}123456${after}`).toString('base64');
      expect(inBase64('123456').some((form) => encoded.includes(form))).toBe(true);
    }
  expect(inBase64('654321').some((form) => btoa('123456').includes(form))).toBe(false);
});

test('never includes a code in an API response, from the first code to the erasure', async () => {
  const ngo = await readyNgo();
  const admin = await signedIn({ role: 'admin' });
  const email = newEmail();
  const codes: string[] = [];
  async function newCode(): Promise<string> {
    const { status, body } = await call<object>('POST', 'sendOtp', { body: { email }, language: 'gu' });
    expect([status, body]).toMatchObject([200, { success: true }]);
    expect(JSON.stringify(body)).not.toMatch(/otp/i);
    const mail = (await mailsTo(email)).find(({ event }) => event === 'code')!;
    const code = /^\d{6}$/m.exec(mail.body)![0];
    codes.push(code);
    return code;
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const person = (path: string, body: unknown) => call<never>('POST', `helpRequest/${path}`, { body });
  const byNgo = (path: string, body?: unknown) =>
    call('POST', `helpRequest/${path}`, { body, token: ngo.token });
  const read = (path: string, token: string) => call('GET', path, { token });

  const first = await newCode();
  const form = { ...formOf(email), idempotencyKey: 'key-of-this-tab' };
  await person('sendHelpRequestByNgoCity', { ...form, userOTP: wrong(first) });
  await person('sendHelpRequestByNgoCity', { ...form, userOTP: first, userName: '' });
  await person('sendHelpRequestByNgoCity', { ...form, userOTP: [first] });
  const response = await call<{ data: { reference: string } }>(
    'POST',
    'helpRequest/sendHelpRequestByNgoCity',
    {
      body: { ...form, userOTP: first },
    },
  );
  const { reference } = response.body.data;
  await person('sendHelpRequestByNgoCity', { ...form, userOTP: first });
  await person('sendHelpRequestByNgoCity', { ...form, helpDescription: 'Else', userOTP: await newCode() });
  const { rows } = await pool.query<{ id: string }>('select id from help_request where reference = $1', [
    reference,
  ]);
  const { id } = rows[0]!;
  await route(id);

  await person('getHelpRequestStatus', { reference, userEmail: email });
  const second = await newCode();
  await person('getHelpRequestStatus', { reference, userEmail: email, userOTP: wrong(second) });
  const status = await call<{ data: { ticket: string } }>('POST', 'helpRequest/getHelpRequestStatus', {
    body: { reference, userEmail: email, userOTP: second },
  });
  const { ticket } = status.body.data;
  await person('getHelpRequestStatus', { reference, userEmail: email, userOTP: second });
  await person('addMessage', { ticket, message: 'Please call after six' });

  for (const path of ['getAllHelpRequestByNgo', `getHelpRequestById/${id}`])
    await read(`helpRequest/${path}`, ngo.token);
  await byNgo(`acceptHelpRequest/${id}`);
  await byNgo(`seeHelpContact/${id}`);
  await byNgo(`sendMessageToPerson/${id}`, { message: 'We come on Monday' });
  await byNgo(`resolveHelpRequest/${id}`, { outcome: 'helped' });
  // Staff see the mails that could not be sent, including mails with codes.
  await pool.query(`update mail set status = 'given up'`);
  for (const path of [
    ...[`helpRequest/getAllHelpRequestForStaff`, `helpRequest/getHelpRequestForStaff/${id}`],
    ...['helpRequest/getUnmetNeed', `helpRequest/getHelpRequestsOfNgo/${ngo.ngoId}`],
    ...['mail/getAllGivenUpMail', 'audit/getAllAuditEntry'],
  ])
    expect((await read(path, admin.token)).status, path).toBe(200);
  await call('POST', `helpRequest/seeContactForStaff/${id}`, { token: admin.token });
  await person('getHelpRequestStatus', { ticket });
  await person('sayIfHelped', { ticket, helped: true });
  await person('eraseHelpRequest', { ticket });

  expect(codes).toHaveLength(3);
  expect(responses.length).toBeGreaterThan(25);
  expect(responses.filter(({ text }) => text.startsWith('200')).length).toBeGreaterThan(20);
  for (const code of codes)
    for (const { path, text } of responses)
      for (const form of [code, ...inBase64(code)])
        expect(text.includes(form), `${path} tells ${code} as ${form}`).toBe(false);
});
