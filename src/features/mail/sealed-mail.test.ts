import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { createMailer } from '#src/server/mailer.server.ts';
import { mailJobs } from './mail.jobs.server.ts';
import { queueMail } from './mail.service.server.ts';

const origin = 'https://sahay.example';
const { services, db, pool } = await testApp({ origin });
const PASSWORD = 'the mail server’s own';
const server = await startSmtpServer({ password: PASSWORD });
const log = pino({ level: 'silent' });
const mailer = createMailer({ smtpUrl: server.url, from: 'Sahay <help@sahay.example>', outbox: '', log });
afterAll(async () => {
  mailer.close();
  await server.stop();
});

const recipient = 'donor@example.org';
const attachments = [
  { filename: 'a.txt', contentType: 'text/plain', base64: Buffer.from('ABCPD1234E').toString('base64') },
];
const storedMail = async () => (await pool.query<Record<string, unknown>>('select * from mail')).rows[0]!;

/** Waits up to fifteen seconds. */
async function waitUntilSent() {
  for (let tries = 0; tries < 300; tries++) {
    if ((await storedMail())['status'] === 'sent') return;
    await sleep(50);
  }
  throw new Error('The mail was not sent');
}

test('a mail arrives whole, with a button to end such mails, and is stored sealed until it is sent', async () => {
  await db.transaction().execute((transaction) =>
    queueMail(
      { ...services, db: transaction },
      {
        event: 'standingGift',
        to: recipient,
        language: 'en',
        attachments,
        text: { subject: 'A reminder', lines: ['Pay to seva@examplebank.'] },
        unsubscribePath: '/donate/monthly?end=1',
      },
    ),
  );
  const stored = JSON.stringify(await storedMail());
  await services.queue.work({ kinds: mailJobs, services: { ...services, mailer } });
  await waitUntilSent();
  const [{ mail, raw: source }] = server.received as [(typeof server.received)[number]];
  expect(mail.text).toContain('seva@examplebank');
  expect(mail.html).toContain('seva@examplebank');
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).toString()).toBe('ABCPD1234E');
  expect(source).toContain('List-Unsubscribe: <https://sahay.example/donate/monthly?end=1>');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(stored).not.toMatch(/seva@examplebank|ABCPD1234E/);
  expect(stored).not.toContain(attachments[0]!.base64);
  expect(await storedMail()).toMatchObject({ sealed: null, body: null, unsubscribe_path: null, recipient });
});
