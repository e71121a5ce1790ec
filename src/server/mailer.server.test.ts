import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { createMailer } from './mailer.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sahay-outbox-'));
const outbox = join(folder, 'outbox');
const server = await startSmtpServer();
const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const from = 'Sahay સહાય <help@sahay.example>';
const mailer = createMailer({ smtpUrl: server.url, from, outbox, log });
afterAll(async () => {
  mailer.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const MAIL = {
  messageId: '<mail-7@sahay.example>',
  to: 'one@example.org',
  subject: 'તમારો કોડ',
  html: '<p>123</p>',
  text: '123',
};

test('without a mail server, writes each mail to a private .eml file', async () => {
  const writer = createMailer({ smtpUrl: undefined, from, outbox, log });
  await writer.send(MAIL);
  await writer.send(MAIL);
  expect(readdirSync(outbox)).toEqual(['mail-7-sahay-example.eml']);
  const file = join(outbox, 'mail-7-sahay-example.eml');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({
    subject: 'તમારો કોડ',
    messageId: '<mail-7@sahay.example>',
    from: { name: 'Sahay સહાય', address: 'help@sahay.example' },
    to: [{ address: 'one@example.org' }],
    html: expect.stringContaining('<p>123</p>'),
    text: expect.stringContaining('123'),
  });
  expect(lines.join('')).toContain(file);
  expect(lines.join('')).not.toMatch(/one@example\.org|<p>/);
});

test('keeps the file in the outbox folder for any message id', async () => {
  const writer = createMailer({ smtpUrl: undefined, from, outbox: join(folder, 'other'), log });
  await writer.send({ ...MAIL, messageId: '<../../outside@example.org>' });
  expect(readdirSync(join(folder, 'other'))).toEqual(['outside-example-org.eml']);
});

test.each([
  ['a subject', { subject: 'Hello\r\nBcc: victim@example.org\r\n\r\nAnother text' }],
  ['a subject with a bare line feed', { subject: 'Hello\nBcc: victim@example.org' }],
  ['a recipient', { to: 'one@example.org\r\nBcc: victim@example.org' }],
  ['a recipient that is a list', { to: 'one@example.org, victim@example.org' }],
  ['a recipient with a name', { to: '"victim@example.org" <one@example.org>' }],
  ['a recipient with a command', { to: 'one@example.org>\r\nRCPT TO:<victim@example.org' }],
  ['a message id', { messageId: '<mail-8@sahay.example>\r\nBcc: victim@example.org' }],
  [
    'a text that ends the data',
    { text: 'Hello\r\n.\r\nMAIL FROM:<x@example.org>\r\nRCPT TO:<victim@example.org>\r\n' },
  ],
])('%s does not send the mail to anybody else', async (_, changed) => {
  const before = server.received.length;
  // The mail may also be refused. What matters is who receives something, and what.
  await mailer.send({ ...MAIL, ...changed }).catch(() => {});
  for (const { recipients, mail } of server.received.slice(before)) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('victim@example.org');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.from).toMatchObject({ address: 'help@sahay.example' });
    expect(mail.html).toContain('<p>123</p>');
  }
  expect(server.received.length - before).toBeLessThanOrEqual(1);
});

test('does not attach files or fetch addresses named in a text', async () => {
  const before = server.received.length;
  await mailer.send({ ...MAIL, html: '<img src="/etc/passwd"><img src="http://127.0.0.1:1/x.png">' });
  expect(server.received.slice(before).map(({ mail }) => mail.attachments)).toEqual([[]]);
});

test('a mail to a possibly shared mailbox has a bare sender address', async () => {
  const before = server.received.length;
  await mailer.send({ ...MAIL, isNeutral: true });
  const [received] = server.received.slice(before);
  expect(received!.mail.from).toMatchObject({ name: '', address: 'help@sahay.example' });
});
