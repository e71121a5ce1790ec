import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { FeatureHooks } from '#src/server/feature-hooks.server.ts';
import { AppError, needsConfirmation } from '#src/server/errors.server.ts';
import { listContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { holdsPaymentDetails } from '#src/shared/india/payment-details.ts';
import type { NamedInText } from './change.emails.server.ts';
import { isGuarded } from './change.values.ts';
import { mailContactsNamed, type ChangeMailServices } from './change-mails.service.server.ts';
import { selectContactsOfNgo } from './freeze.queries.server.ts';
import { readFrozenAt } from './freezing.service.server.ts';
import { isOwnPage } from './own-pages.ts';

/**
 * What nobody wrote: ids, and the photo of an event with its path. Its caption is guarded where it is
 * written.
 */
const NOT_WRITTEN = /^(?:_id|photo)$|Id$/;

/** What stands in a field of its own, and is no part of a text beside it. */
const NOT_JOINED = /^(?:phone|pin|email|website|city|status|needed|openingHours)$|(?:At|Phone|Email|Link)$/;
/** A value of a list, such as the cost of a service: people read what stands around it as one. */
const LISTED = /^[a-z]+(?:-[a-z]+)*$/;

type GuardServices = Pick<ChangeMailServices, 'db' | 'origin'>;
type NamedContacts = {
  call: SignedInCall;
  before?: object;
  after: object;
  /** Whether the names of the texts are those of the fields of a form, which then shows a refusal beside them. */
  isForm?: boolean;
};

/**
 * Guards the phone numbers, mail addresses and links in what an NGO publishes, in the transaction `db`:
 * whoever has a session, but not the password, must not lead calls away from the NGO. Everyone of the NGO
 * gets a mail about those that stand neither on its page nor in `before`. `after` and `before` are records
 * whose texts are public; `title` is what they are called.
 * @throws {AppError} as `requireConfirmedContacts`.
 */
export async function guardNewContacts(
  services: ChangeMailServices,
  { title, ...named }: NamedContacts & { title: string },
): Promise<void> {
  const { ngoId, email } = named.call.account;
  const contacts = await requireConfirmedContacts(services, named);
  if (ngoId === null || contacts.length === 0) return;
  await mailContactsNamed(services, { ngoId, title, contacts, requestedBy: email });
}

/**
 * Returns the contact details in `after` that stand neither on the page of the caller's NGO nor in `before`,
 * and are no page of its website or of this site. An NGO whose pages nobody sees yet is left alone. Alone, it guards what an NGO
 * writes to one person: a mail to everyone would tell them what is between the two.
 * @throws {AppError} 400 if several texts say together where to send money; 409 if there are any and changes of the
 * NGO are frozen; 403 if there are any and the password was not typed again.
 */
export async function requireConfirmedContacts(
  { db, origin }: GuardServices,
  { call, before = {}, after, isForm = false }: NamedContacts,
): Promise<string[]> {
  const { ngoId } = call.account;
  if (textsInOrder(after).some(holdsPaymentDetails))
    throw new AppError({ status: 400, key: 'paymentDetails' });
  if (ngoId === null || contactsIn(after).size === 0) return [];
  const page = await selectContactsOfNgo(db, ngoId);
  if (!page || !isGuarded(page)) return [];
  const contacts = contactsBeyond({ page, ngoId, origin, before, after });
  if (contacts.length === 0) return [];
  if ((await readFrozenAt(db, ngoId)) !== undefined)
    throw contactsFrozen({ contacts, after: isForm ? after : {} });
  if (call.isConfirmed !== true) throw needsConfirmation();
  return contacts;
}

/**
 * Returns the contact details in texts of an NGO that stand neither on its page nor in an earlier one of these texts, by
 * the title of the text, for those who decide whether they become public.
 */
export async function listNamedContacts(
  { db, origin, features }: GuardServices & { features: readonly FeatureHooks[] },
  ngoId: string,
): Promise<NamedInText[]> {
  const page = await selectContactsOfNgo(db, ngoId);
  if (!page) return [];
  const named: NamedInText[] = [];
  for (const { listTextsOfNgo } of features)
    for (const { title, texts } of (await listTextsOfNgo?.(db, ngoId)) ?? []) {
      const before = named.map(({ contacts }) => contacts);
      const contacts = contactsBeyond({ page, ngoId, origin, before, after: texts });
      if (contacts.length > 0) named.push({ title, contacts });
    }
  return named;
}

function contactsFrozen({ contacts, after }: { contacts: readonly string[]; after: object }): AppError {
  const key = 'contactsFrozen';
  const fields = Object.entries(after)
    .filter(([, text]) => contacts.some((contact) => contactsIn(text).has(contact)))
    .map(([field]) => [field, key] as const);
  return new AppError({
    status: 409,
    key,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    values: { 0: contacts.join(', ') },
  });
}

type Page = NonNullable<Awaited<ReturnType<typeof selectContactsOfNgo>>>;
type Texts = { page: Page; ngoId: string; origin: string; before: object; after: object };

function contactsBeyond({ page, ngoId, origin, before, after }: Texts): string[] {
  const known = contactsIn([before, page]);
  const owner = { ngoId, origin, website: page.website };
  return [...contactsIn(after)].filter((contact) => !known.has(contact) && !isOwnPage(contact, owner));
}

/** Returns the contact details in each text of a value that somebody wrote, and in texts that are shown one after the other. */
function contactsIn(value: unknown): Set<string> {
  const texts = textsIn(value);
  return new Set([...texts, ...textsInOrder(value)].flatMap(listContactDetails));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (NOT_WRITTEN.test(name) ? [] : textsIn(inner)));
}

/** Returns what people read from top to bottom in each of the three languages. */
function textsInOrder(value: unknown): string[] {
  const texts = (['', 'Gu', 'Hi'] as const).map((end) => shownTexts(value, end).join('\n'));
  return [...new Set(texts)];
}

function shownTexts(value: unknown, end: '' | 'Gu' | 'Hi'): string[] {
  if (typeof value === 'string') return LISTED.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  const fields = Object.entries(value).filter(([name]) => !NOT_WRITTEN.test(name) && !NOT_JOINED.test(name));
  const translated = new Set(fields.filter(([, inner]) => inner).map(([name]) => name));
  return fields.flatMap(([name, inner]) => {
    const language = /(?:Gu|Hi)$/.exec(name)?.[0] ?? '';
    const isShown = language === '' ? end === '' || !translated.has(name + end) : language === end;
    return isShown ? shownTexts(inner, end) : [];
  });
}
