import { unsealMail } from '../../src/features/mail/mail-content.server.ts';
import { runSql } from './run-sql.ts';
import type { TestApp } from './test-app.ts';

type SealedMail = {
  event: string;
  subject: string;
  text: string;
  html: string;
  unsubscribePath: string | null;
};

/** Returns the confidential mails to an address, the latest first. */
export async function readSealedMails(
  { db, services: { keys } }: Pick<TestApp, 'db' | 'services'>,
  email: string,
): Promise<SealedMail[]> {
  const rows = await runSql<[string, string, string, string | null]>(db, {
    text: `select event, subject, sealed, unsubscribe_path from mail where recipient = $1 and sealed is not null
      order by id desc`,
    values: [email],
  });
  return rows.map(([event, subject, sealed, unsubscribePath]) => {
    const { text, html } = unsealMail({ keys, recipient: email, sealed });
    return { event, subject, text, html, unsubscribePath };
  });
}
