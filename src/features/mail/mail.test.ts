import type { SignedInCall } from '#src/server/api-env.server.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { QUEUE_CHANNEL } from '../../../tests/support/queue-channel.ts';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { createMailer, type Mailer } from '#src/server/mailer.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { maskEmail } from '#src/shared/masked-contact.ts';
import type { MailText } from './mail-layout.server.tsx';
import { sealMail } from './mail-content.server.ts';
import { GIVE_UP_MAIL, mailJobs } from './mail.jobs.server.ts';
import { listGivenUpMails, queueMail, retryMail, SEND_MAIL, sendMail } from './mail.service.server.ts';

const origin = 'https://sahay.example';
const { services, db, pool } = await testApp({ origin });
const { keys } = services;
const PASSWORD = 'the mail server’s own';
const server = await startSmtpServer({ password: PASSWORD });
const log = pino({ level: 'silent' });
const mailer = createMailer({ smtpUrl: server.url, from: 'Sahay <help@sahay.example>', outbox: '', log });
afterAll(async () => {
  mailer.close();
  await server.stop();
});
afterEach(() => server.refuse(undefined));

// The same worker as in the app, with a mailer that tests can replace.
let current: Mailer = mailer;
await services.queue.work({
  kinds: mailJobs,
  services: { ...services, mailer: { send: (mail) => current.send(mail), close: () => {} } },
});

let number = 0;
const TEXT: MailText = {
  subject: 'Your code',
  lines: ['A line with <b>signs</b> & more.', 'Another line.'],
  code: '123456',
  link: { label: 'Go there', path: '/forgetPassword#token' },
  small: 'Good for ten minutes.',
};
async function queued({ language = 'en', text = TEXT }: { language?: Language; text?: MailText } = {}) {
  const recipient = `person${++number}@example.org`;
  await db
    .transaction()
    .execute((transaction) =>
      queueMail({ ...services, db: transaction }, { event: 'code', to: recipient, language, text }),
    );
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from mail');
  return { id: rows[0]!.id, recipient };
}
const receivedBy = (recipient: string) =>
  server.received.filter(({ recipients }) => recipients.includes(recipient));
const rowOf = async (id: string) =>
  (await pool.query<Record<string, unknown>>('select * from mail where id = $1', [id])).rows[0]!;
type JobRow = { state: string; retry_count: number; wait: number };
const jobOf = async (id: string) =>
  (
    await pool.query<JobRow>(
      `select state::text, retry_count, extract(epoch from start_after - now())::int as wait
        from pgboss.job where name = $1 and data->>'id' = $2 order by created_on desc limit 1`,
      [SEND_MAIL, id],
    )
  ).rows[0]!;
/**
 * Waits up to fifteen seconds for a condition. That is less than fifty mails would take at one per second.
 */
async function until(what: string, isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error(`In vain: ${what}`);
}
/** Changes the job of a mail, and lets the queue look for it. */
async function setJob(id: string, change: string): Promise<void> {
  await pool.query(`update pgboss.job set ${change} where name = $1 and data->>'id' = $2`, [SEND_MAIL, id]);
  await lookForJobs(SEND_MAIL);
}

/** Restores the row of a mail that was sent by a process that was killed before it recorded that. */
async function restore({ id, recipient }: { id: string; recipient: string }): Promise<void> {
  const sealed = sealMail({ keys, recipient, content: { html: 'Hello', text: 'Hello', attachments: [] } });
  await pool.query(
    `update mail set status = 'queued', sent_at = null, tries = 0, html = '', body = '', sealed = $2 where id = $1`,
    [id, sealed],
  );
}

/** Lets the queue look now for jobs that it would find within ten seconds. */
const lookForJobs = (kind: string) => pool.query(`select pg_notify(${QUEUE_CHANNEL}, $1)`, [kind]);

const staffCall: SignedInCall = {
  account: {
    id: '1',
    email: 'staff@example.org',
    name: 'Staff',
    role: 'staff',
    ngoId: null,
    ngoRole: null,
    standing: null,
    language: 'en',
    session: { id: '1', browser: '', system: '' },
  },
  caller: { address: '192.0.2.1', language: 'en' },
  requestId: 'test',
};

test('the worker delivers a queued mail as HTML and plain text', async () => {
  const { id, recipient } = await queued();
  await until('delivered', () => receivedBy(recipient).length === 1);
  await until('noted', async () => (await rowOf(id))['status'] === 'sent');
  const [{ from, recipients, mail }] = receivedBy(recipient) as [(typeof server.received)[0]];
  expect({ from, recipients }).toEqual({ from: 'help@sahay.example', recipients: [recipient] });
  expect(mail.from).toMatchObject({ name: 'Sahay', address: 'help@sahay.example' });
  expect(mail.messageId).toBe(`<mail-${id}@sahay.example>`);
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  for (const text of [
    '123456',
    'https://sahay.example/forgetPassword#token',
    'Good for ten minutes.',
    'Another line.',
  ]) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
  expect(mail.text).toContain('A line with <b>signs</b> & more.');
  expect(mail.html).toContain('A line with &lt;b&gt;signs&lt;/b&gt; &amp; more.');
  expect(await rowOf(id)).toMatchObject({ tries: 1, last_error: null });
});

test.each(['gu', 'hi', 'en'] as const)('sends the mail with a code in %s', async (language) => {
  const t = catalogues[language].mail;
  const text = {
    subject: t.code.subject,
    lines: [t.code.line],
    code: '654321',
    small: t.code.small(10),
  };
  const { recipient } = await queued({ language, text });
  await until('delivered', () => receivedBy(recipient).length === 1);
  const [{ mail, raw }] = receivedBy(recipient) as [(typeof server.received)[0]];
  expect(mail.subject).toBe(t.code.subject);
  expect(mail.html).toContain(`<html lang="${language}">`);
  expect(mail.html).toContain(t.signature);
  expect(mail.text).toContain(t.code.small(10));
  // Old relays accept only 7-bit characters and lines of up to 998 characters.
  expect(raw).toMatch(/^[\t\r\n -~]*$/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});

test('sends several mails concurrently', async () => {
  const before = server.received.length;
  for (let turn = 0; turn < 50; turn++) await queued();
  await until('delivered', () => server.received.length === before + 50);
});

test('does not send a mail that was rolled back', async () => {
  const to = 'nobody@example.org';
  const rolledBack = db.transaction().execute(async (transaction) => {
    await queueMail({ ...services, db: transaction }, { event: 'code', to, language: 'en', text: TEXT });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  const { recipient } = await queued();
  await until('a later mail delivered', () => receivedBy(recipient).length === 1);
  expect(receivedBy(to)).toEqual([]);
});

test.each([
  { at: 'recipient', code: 450, text: 'mailbox is busy' },
  { at: 'data', code: 554, text: 'looks like spam' },
] as const)(
  'records the reason and retries if the server responds with $code to the $at',
  async (refusal) => {
    server.refuse(refusal);
    const { id, recipient } = await queued();
    await until('tried', async () => (await jobOf(id)).state === 'retry');
    expect(await rowOf(id)).toMatchObject({
      status: 'queued',
      tries: 1,
      last_error: expect.stringContaining(refusal.text),
    });
    const job = await jobOf(id);
    expect(job.wait).toBeGreaterThan(20);
    expect(job.wait).toBeLessThanOrEqual(60);
    server.refuse(undefined);
    await setJob(id, 'start_after = now()');
    await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
    expect(receivedBy(recipient)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ tries: 2, last_error: null });
  },
);

test('retries with growing delays while the server is down, gives up, lists the mail and sends it on request', async () => {
  const down = await startSmtpServer();
  await down.stop();
  current = createMailer({ smtpUrl: down.url, from: 'help@sahay.example', outbox: '', log });
  const { id, recipient } = await queued();
  const waits: number[] = [];
  for (let failures = 1; failures <= 4; failures++) {
    await until('failed', async () => Number((await rowOf(id))['tries']) === failures);
    await until('waits', async () => (await jobOf(id)).state === 'retry');
    waits.push((await jobOf(id)).wait);
    if (failures === 4) await setJob(id, 'retry_count = 11');
    await setJob(id, 'start_after = now()');
  }
  for (const [index, least] of [30, 60, 120, 240].entries()) {
    expect(waits[index]).toBeGreaterThan(least - 8);
    expect(waits[index]).toBeLessThanOrEqual(2 * least);
  }
  await until('waits four hours', async () => (await jobOf(id)).wait > 3_600);
  expect((await jobOf(id)).wait).toBeLessThanOrEqual(4 * 3600);
  expect(await listGivenUpMails(db, { page: 1, pageSize: 10 })).toEqual({ rows: [], total: 0 });

  await setJob(id, 'retry_count = 14, start_after = now()');
  await until('failed for good', async () => (await jobOf(id)).state === 'failed');
  await lookForJobs(GIVE_UP_MAIL);
  await until('given up', async () => (await rowOf(id))['status'] === 'given up');
  const { rows, total } = await listGivenUpMails(db, { page: 1, pageSize: 10 });
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {
      _id: id,
      recipient: maskEmail(recipient),
      event: 'code',
      tries: 6,
      lastError: expect.stringMatching(/ECONNREFUSED/),
    },
  ]);

  current = mailer;
  await retryMail(services, { id, call: staffCall });
  await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
  expect(receivedBy(recipient)).toHaveLength(1);
  expect((await listGivenUpMails(db, { page: 1, pageSize: 10 })).total).toBe(0);
  await expect(retryMail(services, { id, call: staffCall })).rejects.toMatchObject({ status: 404 });
});

test('sends a mail again with the same Message-ID if the process was killed before recording it', async () => {
  const { id, recipient } = await queued();
  await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
  await restore({ id, recipient });
  await setJob(id, `state = 'active', completed_on = null`);
  // Stands in for the queue, which detects the lost job after a minute and runs it again.
  await setJob(id, `state = 'retry', start_after = now()`);
  await until('again', () => receivedBy(recipient).length === 2);
  await until('noted', async () => (await rowOf(id))['status'] === 'sent');
  await sendMail({ ...services, mailer }, id);
  const ids = receivedBy(recipient).map(({ mail }) => mail.messageId);
  expect(ids).toEqual([`<mail-${id}@sahay.example>`, `<mail-${id}@sahay.example>`]);
  const { rows } = await pool.query('select expire_seconds from pgboss.job where name = $1 limit 1', [
    SEND_MAIL,
  ]);
  expect(rows).toEqual([{ expire_seconds: 60 }]);
});

test('no stored error contains the password of the mail server', async () => {
  const url = server.url.replace(/mailer:[^@]*@/, 'mailer:another-word@');
  const wrong = createMailer({ smtpUrl: url, from: 'help@sahay.example', outbox: '', log });
  const { id, recipient } = await queued();
  await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
  await restore({ id, recipient });
  await expect(sendMail({ ...services, mailer: wrong }, id)).rejects.toThrow(/Authentication/);
  expect(JSON.stringify(await rowOf(id))).not.toMatch(/another-word|the mail server/);
  wrong.close();
});

test('neither the log nor the stored error contains an address', async () => {
  const { id, recipient } = await queued();
  await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
  await restore({ id, recipient });
  server.refuse({ at: 'recipient', code: 550, text: `<${recipient}> is unknown here` });
  await expect(sendMail({ ...services, mailer }, id)).rejects.toThrow('<…@…> is unknown here');
  expect(await rowOf(id)).toMatchObject({ last_error: expect.stringContaining('<…@…> is unknown here') });
});

test('empties a mail once it is sent, and removes its recipient after 30 days', async () => {
  const { id, recipient } = await queued();
  await until('delivered', async () => (await rowOf(id))['status'] === 'sent');
  const empty = mailJobs.find(({ name }) => name === 'emptyOldMails')!;
  const run = () => empty.run({ ...services, mailer }, null);
  await run();
  expect(await rowOf(id)).toMatchObject({
    html: null,
    body: null,
    sealed: null,
    recipient,
    subject: 'Your code',
  });
  await pool.query(`update mail set sent_at = now() - interval '31 days' where id = $1`, [id]);
  await run();
  expect(await rowOf(id)).toMatchObject({ recipient: '', subject: '', status: 'sent' });
});
