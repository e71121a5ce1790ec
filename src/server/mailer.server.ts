import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export type OutgoingMail = {
  /** Stays the same when a mail is sent again, so that a second copy is recognized. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** From the bare address, without the name before it. */
  isNeutral?: boolean;
};

/** Sends a mail, or throws the reason why it could not be sent. */
export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** Milliseconds; together less than the minute after which a job counts as lost and is done again. */
const LONGEST_CONNECTING = 10_000;
const LONGEST_SILENCE = 20_000;

/** Through SMTP at `smtpUrl`; without one, each mail becomes an .eml file in the folder `outbox`, named in the log. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
  log: Logger;
}): Mailer {
  const { smtpUrl, from, outbox, log } = options;
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        pool: true,
        dnsTimeout: LONGEST_CONNECTING,
        connectionTimeout: LONGEST_CONNECTING,
        greetingTimeout: LONGEST_CONNECTING,
        socketTimeout: LONGEST_SILENCE,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : createTransport({
        streamTransport: true,
        buffer: true,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
  return {
    async send(mail) {
      const sent = await transport.sendMail({
        from: mail.isNeutral ? bareAddress(from) : from,
        // As an object, so that no text of a stranger is parsed as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      if (smtpUrl) return;
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${mail.messageId.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '')}.eml`);
      // Under another name first: nobody finds half a mail.
      await writeFile(`${file}.part`, (sent as unknown as { message: Buffer }).message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info(`A mail was written to ${file}; SMTP_URL sends it instead`);
    },
    close: () => transport.close(),
  };
}

/** The address of `A name <mail@example.org>`. */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
