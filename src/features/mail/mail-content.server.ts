import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Letter } from './gathered-mail.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';

/** What a mail contains beside its subject. */
export type MailContent = {
  html: string;
  text: string;
  attachments: readonly MailAttachment[] | null;
  replyTo?: string | undefined;
  /** What one is made of that may leave together with others. */
  letters?: readonly Letter[] | undefined;
  /** The same for processes of the version before, or of a mail that it queued. */
  letter?: Letter | undefined;
};

const aboutOf = (recipient: string) => `mail to ${recipient}`;

/** The sealed contents of mails that are not sent yet. */
export const MAIL_CONTENTS: SealedColumn[] = [
  { table: 'mail', column: 'sealed', boundTo: 'recipient', about: aboutOf },
];

type Sealing = { keys: Keys; recipient: string };

/** Seals the content of a mail for storage. */
export function sealMail({ keys, recipient, content }: Sealing & { content: MailContent }): string {
  return seal({ keys, text: JSON.stringify(content), about: aboutOf(recipient) });
}

/** Returns the content of a sealed mail. Throws as `unseal` does. */
export function unsealMail({ keys, recipient, sealed }: Sealing & { sealed: string }): MailContent {
  return JSON.parse(unseal({ keys, sealed, about: aboutOf(recipient) })) as MailContent;
}
