import type { ReceivedMail } from '../support/smtp-server.ts';

/**
 * A mail as the mail server received it. `number` is the product's own number; later mails have higher ones.
 */
export type MailEntry = { to: string; messageId: string; number: number; text: string };

/** Indexes received mails by recipient. Parses each mail once. */
export function readMails(received: readonly ReceivedMail[]) {
  const byRecipient = new Map<string, MailEntry[]>();
  let readCount = 0;
  function readNew(): void {
    for (; readCount < received.length; readCount++) {
      const { recipients, mail } = received[readCount]!;
      const messageId = mail.messageId ?? '';
      const number = Number(/^<mail-(\d+)@/.exec(messageId)?.[1] ?? 0);
      for (const to of recipients) {
        const mails = byRecipient.get(to) ?? [];
        byRecipient.set(to, mails);
        mails.push({ to, messageId, number, text: mail.text ?? '' });
      }
    }
  }
  const mailsTo = (to: string): MailEntry[] => {
    readNew();
    return byRecipient.get(to) ?? [];
  };
  return {
    mailsTo,
    /** Returns the newest code sent to an address after the mail with that number. */
    codeTo(to: string, after: number): { code: string; number: number } | undefined {
      const codes = mailsTo(to).flatMap(({ text, number }) => {
        const code = /^\d{6}$/m.exec(text)?.[0];
        return code !== undefined && number > after ? [{ code, number }] : [];
      });
      return codes.sort((a, b) => b.number - a.number)[0];
    },
    /** Returns the number of all mails, and how many of them are copies of another. */
    count(): { all: number; copies: number } {
      readNew();
      const all = [...byRecipient.values()].flat();
      return { all: all.length, copies: all.length - new Set(all.map(({ messageId }) => messageId)).size };
    },
  };
}

export type MailBox = ReturnType<typeof readMails>;
