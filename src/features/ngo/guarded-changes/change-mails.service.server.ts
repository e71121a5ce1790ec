import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import {
  listAccountsOfNgo,
  listManagersOfNgo,
} from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { listRemovedPeople } from '#src/features/audit/audit.service.server.ts';
import { combineLetters } from '#src/features/mail/gathered-mail.server.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mailboxOf } from '#src/features/mail/mailbox.rules.ts';
import { countMail } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  activeMail,
  alarmMail,
  contactsNamedMail,
  contactsPublicMail,
  frozenMail,
  outsiderMail,
  releasedMail,
  removedMail,
  requestedMail,
  stoppedMail,
  stoppedSubject,
  type ActiveChange,
  type Freeze,
  type NamedInText,
  type RemovedChange,
  type RequestedChange,
} from './change.emails.server.ts';
import { changeToken, keyOfChange } from './change-token.server.ts';
import { CHANGE_REQUESTED, CHANGE_STOPPED, EARLIER_ADDRESS_DAYS, WARNING_MINUTES } from './change.values.ts';
import { selectNgoOfChanges, type NgoOfChanges } from './freeze.queries.server.ts';
import { selectEarlierAddresses } from './ngo-changes.queries.server.ts';

export type ChangeMailServices = { db: Database; queue: Queue; origin: string; keys: Keys };
export type Recipient = {
  to: string;
  language: Language;
  /** Whether the address is neither that of an account of the NGO nor the one on its page. */
  isOutsider?: boolean;
};
/** Earlier addresses that are mailed. The earliest count. */
const EARLIER_MOST = 100;
/** Renders a mail in a language, with the name of the NGO in it. */
type RenderMail = (words: Words) => MailText;
type Words = { language: Language; ngo: string };
type About<Change> = { ngoId: string } & Omit<Change, 'language' | 'ngo'>;
/** One of the things that a mail says. */
type Part = { mail: RenderMail; change?: { id: string; state: 'waiting' | 'public' } };
type Mail = {
  ngoId: string;
  event: string;
  parts: readonly Part[];
  /** Mails about money do not wait because one about the page has just left. */
  isMoney?: boolean;
  /** Leaves at once, also if others have just left. Not for what somebody can cause again and again. */
  isUrgent?: boolean;
};

type Notice<Change> = Omit<Change, 'language' | 'ngo' | 'token'> & { id: string };
/** What became of a change that a save asked for. */
export type ChangeNotice =
  | ({ is: 'requested' } & Notice<RequestedChange>)
  | ({ is: 'active' } & Notice<ActiveChange>)
  | ({ is: 'removed' } & Notice<RemovedChange>);

const EVENTS = { requested: CHANGE_REQUESTED, active: 'bankChangeActive', removed: 'bankDetailRemoved' };

/** What becomes public with the time comes first, then what our team looks at. What is over already comes last. */
function placeOf(notice: ChangeNotice): number {
  if (notice.is === 'requested') return notice.takesEffectAt === null ? 1 : 0;
  return notice.is === 'active' ? 2 : 3;
}

/** Sends one mail about all that a save changed or asked for, with the link of what is most urgent. */
export async function mailChanges(
  services: ChangeMailServices,
  { ngoId, notices }: { ngoId: string; notices: readonly ChangeNotice[] },
): Promise<void> {
  const [first, ...more] = notices.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!first) return;
  const parts = [first, ...more].map((notice) => partOf(services.keys, notice));
  await mailNgo(services, { ngoId, event: EVENTS[first.is], isMoney: first.kind !== 'ngo', parts });
}

function partOf(keys: Keys, notice: ChangeNotice): Part {
  const change = { kind: notice.kind, id: notice.id };
  const token = changeToken({ keys, change });
  const id = keyOfChange(change);
  if (notice.is === 'requested')
    return {
      mail: (words) => requestedMail({ ...words, ...notice, token }),
      change: { id, state: 'waiting' },
    };
  if (notice.is === 'active')
    return { mail: (words) => activeMail({ ...words, ...notice, token }), change: { id, state: 'public' } };
  return { mail: (words) => removedMail({ ...words, ...notice, token }) };
}

/** Mails the NGO that a change was stopped, and why. */
export async function mailStopped(
  services: ChangeMailServices,
  { ngoId, ...change }: About<Parameters<typeof stoppedMail>[0]>,
): Promise<void> {
  const mail: RenderMail = (words) => stoppedMail({ ...words, ...change });
  const isMoney = change.kind !== 'ngo';
  await mailNgo(services, { ngoId, event: CHANGE_STOPPED, isMoney, parts: [{ mail }] });
}

/** Mails the NGO and our team that somebody used the link in a mail, and what that stopped. */
export async function mailFrozen(
  services: ChangeMailServices,
  { ngoId, ...freeze }: About<Freeze>,
): Promise<void> {
  const ngo = await selectNgoOfChanges(services.db, ngoId);
  if (!ngo) return;
  const parts = [{ mail: (words: Words) => frozenMail({ ...words, ...freeze }) }];
  await mailNgo(services, { ngoId, event: CHANGE_STOPPED, parts, isUrgent: true });
  for (const { email: to, language } of await listStaff(services.db)) {
    const text = alarmMail({ ...freeze, language, ngo: nameIn({ names: ngo, language }) });
    await queueMail(services, { event: 'bankChangeAlarm', to, language, text });
  }
}

/** Mails the NGO that it can change things again. */
export async function mailReleased(services: ChangeMailServices, ngoId: string): Promise<void> {
  const parts = [{ mail: releasedMail }];
  await mailNgo(services, { ngoId, event: 'bankDetailsReleased', parts, isUrgent: true });
}

/** Mails that somebody of the NGO wrote new contact details into something that is public. */
export async function mailContactsNamed(
  services: ChangeMailServices,
  { ngoId, ...named }: About<Parameters<typeof contactsNamedMail>[0]>,
): Promise<void> {
  const mail: RenderMail = (words) => contactsNamedMail({ ...words, ...named });
  await mailNgo(services, { ngoId, event: 'contactsNamed', parts: [{ mail }] });
}

/** Mails which contact details beside those of the page are public now that our team has checked the NGO. */
export async function mailContactsPublic(
  services: ChangeMailServices,
  { ngoId, named }: { ngoId: string; named: readonly NamedInText[] },
): Promise<void> {
  const mail: RenderMail = (words) => contactsPublicMail({ ...words, named });
  await mailNgo(services, { ngoId, event: 'contactsPublic', parts: [{ mail }] });
}

/**
 * Mails everyone who must learn about a change of where money or calls for an NGO go, in the transaction
 * `db`: its accounts that can sign in, the people who were removed in the last 90 days, the address on its
 * page, and the addresses that stood there in these days. An intruder who has removed a manager or replaced
 * the address cannot keep the mail from those who know better. The mail addresses of accounts never change.
 * Whoever is not of the NGO any more reads no words of it, because it may be that of somebody else by now. An address gets
 * the first mail of an occasion at once and those of the next hour together, so a session is no way to flood it.
 */
async function mailNgo(
  services: ChangeMailServices,
  { ngoId, event, parts, isMoney = false, isUrgent = false }: Mail,
): Promise<void> {
  const { db } = services;
  const ngo = await selectNgoOfChanges(db, ngoId);
  if (!ngo) return;
  const about = `warning:${ngoId} ${event} ${isMoney ? 'money' : 'page'}` as const;
  for (const { to, language, isOutsider = false } of await listRecipients(db, ngo)) {
    const words = { language, ngo: nameIn({ names: ngo, language }) };
    const letters = parts.map(({ mail, change }) => {
      const text = isOutsider ? outsiderMail({ ...words, text: mail(words) }) : mail(words);
      return {
        text,
        language,
        ...(change && { change: { ...change, subjectIfOver: stoppedSubject(words) } }),
      };
    });
    const text = combineLetters(letters, { isGathered: false })!;
    const notices = { about, minutes: WARNING_MINUTES };
    const mail = { event, to, language, text, ...(!isUrgent && { notices, letters }) };
    if (await queueMail(services, mail)) await countMail(db, ngoId);
  }
}

async function listRecipients(db: Database, ngo: NgoOfChanges): Promise<Recipient[]> {
  const since = { ngoId: ngo._id, days: EARLIER_ADDRESS_DAYS };
  const people = await listPeopleToWarn(db, since);
  const earlier = await selectEarlierAddresses(db, { ...since, limit: EARLIER_MOST });
  const isOf = ({ isOutsider = false }: Recipient) => !isOutsider;
  const own = withAddresses(people.filter(isOf), {
    addresses: ngo.email === null ? [] : [ngo.email],
    isOutsider: false,
  });
  const removed = people.filter((person) => !isOf(person)).map(({ to }) => to);
  return withAddresses(own, { addresses: [...removed, ...earlier], isOutsider: true });
}

/**
 * Returns the people of an NGO who must learn what an intruder may do in its name: whose account can sign
 * in, and who was removed in the last days, because an intruder may have done that. Only our team disables
 * accounts, so whom it disabled may be the intruder. With `isManager`, the accounts of members are left out.
 */
export async function listPeopleToWarn(
  db: Database,
  { isManager = false, ...about }: { ngoId: string; days: number; isManager?: boolean },
): Promise<Recipient[]> {
  const accounts = await listAccountsOfNgo(db, about.ngoId);
  const warned = isManager
    ? await listManagersOfNgo(db, about.ngoId)
    : accounts.filter(({ isDisabled }) => !isDisabled);
  const disabled = new Set(accounts.filter(({ isDisabled }) => isDisabled).map(({ email }) => email));
  const removed = (await listRemovedPeople(db, about)).filter((email) => !disabled.has(email));
  return withAddresses(
    warned.map(({ email: to, language }) => ({ to, language })),
    { addresses: removed, isOutsider: true },
  );
}

/** Adds addresses, each mailbox once. They get the language of the first person. */
function withAddresses(
  people: readonly Recipient[],
  { addresses, isOutsider }: { addresses: readonly string[]; isOutsider: boolean },
): Recipient[] {
  const language = people[0]?.language ?? 'en';
  const recipients = new Map(people.map((person) => [mailboxKey(person.to), person]));
  for (const to of addresses)
    if (!recipients.has(mailboxKey(to))) recipients.set(mailboxKey(to), { to, language, isOutsider });
  return [...recipients.values()];
}

/** Equal for addresses that certainly reach the same mailbox: a warning must not go to another one. */
function mailboxKey(address: string): string {
  const { name, isOne } = mailboxOf(address);
  return isOne ? name : address.toLowerCase();
}
