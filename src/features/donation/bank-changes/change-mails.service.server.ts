import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { listEarlierTexts } from '#src/features/audit/audit.service.server.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { EARLIER_ADDRESS_DAYS } from './change.values.ts';
import { selectNgoOfChanges, type NgoOfChanges } from './freeze.queries.server.ts';

type Recipient = { to: string; language: Language };
/** Renders a mail in a language, with the name of the NGO in it. */
type RenderMail = (words: { language: Language; ngo: string }) => MailText;

/**
 * Mails everyone who must learn about a change of where gifts to an NGO go, in the transaction `db`: its accounts, the
 * address on its page, and the addresses that stood there in the last 90 days. An intruder who has replaced the address
 * cannot keep the mail from those who know better. The mail addresses of accounts never change.
 */
export async function mailNgo(
  services: DonationServices,
  { ngoId, event, mail }: { ngoId: string; event: string; mail: RenderMail },
): Promise<void> {
  const ngo = await selectNgoOfChanges(services.db, ngoId);
  if (!ngo) return;
  for (const { to, language } of await listRecipients(services.db, ngo)) {
    const text = mail({ language, ngo: nameIn({ names: ngo, language }) });
    await queueMail(services, { event, to, language, text });
  }
}

/** Mails our team, in the transaction `db`. */
export async function mailStaff(
  services: DonationServices,
  { ngoId, event, mail }: { ngoId: string; event: string; mail: RenderMail },
): Promise<void> {
  const ngo = await selectNgoOfChanges(services.db, ngoId);
  if (!ngo) return;
  for (const { email: to, language } of await listStaff(services.db)) {
    const text = mail({ language, ngo: nameIn({ names: ngo, language }) });
    await queueMail(services, { event, to, language, text });
  }
}

/** Addresses that belong to no account get the language of the NGO's oldest account. */
async function listRecipients(db: Database, ngo: NgoOfChanges): Promise<Recipient[]> {
  const accounts = (await listAccountsOfNgo(db, ngo._id)).filter(({ isDisabled }) => !isDisabled);
  const earlier = await listEarlierTexts(db, { ngoId: ngo._id, field: 'email', days: EARLIER_ADDRESS_DAYS });
  const language = accounts[0]?.language ?? 'en';
  const recipients = new Map<string, Recipient>();
  for (const account of accounts)
    recipients.set(account.email, { to: account.email, language: account.language });
  for (const to of [ngo.email, ...earlier])
    if (to !== null && !recipients.has(to.toLowerCase())) recipients.set(to.toLowerCase(), { to, language });
  return [...recipients.values()];
}
