import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export type OutgoingMail = {
  /** Stays the same when a mail is sent again, so that mail programs recognize the second copy. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where answers go, if not to us. */
  replyTo?: string | undefined;
  /** Send from the bare address, without the sender's name. */
  isNeutral?: boolean;
  attachments?: readonly MailAttachment[];
  /** A URL that ends such mails with one POST, for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: string;
};

/** A file that travels with a mail. With `cid`, the HTML can show it as an image: `src="cid:..."`. */
export type MailAttachment = { filename: string; contentType: string; base64: string; cid?: string };

/** Sends mails. `send` rejects with the reason if a mail could not be sent. */
export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** Milliseconds. Together less than a minute, after which a job counts as lost and is run again. */
const LONGEST_CONNECTING = 10_000;
const LONGEST_SILENCE = 20_000;

/**
 * Creates a mailer that sends through SMTP at `smtpUrl`. Without one, it writes each mail as an .eml file to
 * the folder `outbox` and names the file in the log.
 */
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
        // An object, so that a stranger's text is not parsed as a list of addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribeUrl && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: (mail.attachments ?? []).map(({ base64, ...file }) => ({
          ...file,
          content: base64,
          encoding: 'base64',
        })),
      });
      if (smtpUrl) return;
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${mail.messageId.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '')}.eml`);
      // Written under another name first, so that nobody reads an incomplete mail.
      await writeFile(`${file}.part`, (sent as unknown as { message: Buffer }).message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info(`A mail was written to ${file}; SMTP_URL sends it instead`);
    },
    close: () => transport.close(),
  };
}

/** Returns the address in `A name <mail@example.org>`. */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
