import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; recipients: string[]; raw: string; mail: Email };

type SmtpServerOptions = {
  password?: string;
  /**
   * A folder in which each mail is also stored as a file, numbered in order of arrival, for tests in another
   * process.
   */
  folder?: string;
};

/**
 * Starts a local mail server that stores what it receives. `refuse` makes it reject mails at a given step
 * with a given code.
 */
export async function startSmtpServer({ password, folder }: SmtpServerOptions = {}) {
  const received: ReceivedMail[] = [];
  let mailCount = 0;
  let refusal: { at: 'recipient' | 'data'; code: number; text: string } | undefined;
  const createRefusal = () =>
    Object.assign(new Error(refusal?.text ?? ''), { responseCode: refusal?.code ?? 250 });

  const server = new SMTPServer({
    // Its certificate is self-signed, so no client would trust it.
    disabledCommands: ['STARTTLS'],
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error('Authentication failed')),
    onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? createRefusal() : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      const receive = async () => {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (refusal?.at === 'data') throw createRefusal();
        const raw = Buffer.concat(chunks);
        if (folder !== undefined) await writeMail({ folder, raw, at: ++mailCount });
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail: await PostalMime.parse(raw),
        });
      };
      callbackify(receive)(done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const user = password === undefined ? '' : `mailer:${encodeURIComponent(password)}@`;
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    received,
    refuse(next: typeof refusal) {
      refusal = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Renames the file once it is complete, so that nobody finds a partial one. */
async function writeMail({ folder, raw, at }: { folder: string; raw: Buffer; at: number }): Promise<void> {
  const file = join(folder, `${String(at).padStart(6, '0')}.eml`);
  await writeFile(`${file}.part`, raw);
  await rename(`${file}.part`, file);
}
