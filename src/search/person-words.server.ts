import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { hideContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { indexWords, prefixQuery, quoted } from './row-words.server.ts';

/** Digits at the end of a number that people read out to each other, and that a masked number shows. */
const LAST_DIGITS = 4;
/** Before a whole number or address in the search data. No word contains it, so no beginning of a word finds one. */
const CONTACT = '=';
const HIDDEN = { phone: ' ', email: ' ', payment: ' ', link: ' ' };
/** Numbers with ten digits or more, in the usual spellings. */
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){9,15}/g;

type Person = {
  /** What every list shows: names, towns. Contact details in them are left out. */
  names: readonly (string | null)[];
  /** Numbers that every list shows, such as that of a ticket. */
  numbers: readonly string[];
  /** Mobile numbers and mail addresses, which lists mask above the budget of the day. */
  contacts: readonly (string | null)[];
};

/**
 * Returns the search data of a person in a list, as the text form of a PostgreSQL tsvector. What lists mask is found only
 * as a whole, and a phone number by its last four digits. `scope` is put before every word, so that the index of a table
 * finds the rows of one list alone; the query must name the same scope.
 */
export function indexPerson({ names, numbers, contacts }: Person, scope = ''): string {
  const visible = names.map((name) => hideContactDetails({ text: name ?? '', words: HIDDEN }));
  const whole = contacts.flatMap((contact) => (contact ? [inOneSpelling(contact)] : []));
  const ends = whole.filter((contact) => !contact.includes('@')).map((number) => number.slice(-LAST_DIGITS));
  const words = indexWords([...visible, ...numbers, ...ends], scope);
  return [words, ...whole.map((contact) => quoted(scope + CONTACT + contact))].join(' ').trim();
}

/**
 * Converts words to a tsquery for such rows, in which the last word may be incomplete. Returns '' if there are no words.
 * A whole mobile number or mail address among them finds its owner, unless only `names` are searched.
 */
export function personQuery(text: string, { scope = '', names = false } = {}): string {
  const { addresses, numbers, rest } = readContacts(text);
  const contact = (whole: string) => quoted(scope + CONTACT + whole);
  const terms = numbers.map((number) => {
    const phone = normalizePhone(number);
    const word = prefixQuery(number, scope);
    return phone === undefined || names ? word : `(${contact(phone)} | ${word})`;
  });
  const words = prefixQuery(names ? `${addresses.join(' ')} ${rest}` : rest, scope);
  return [...(names ? [] : addresses.map(contact)), ...terms, words].filter(Boolean).join(' & ');
}

/** Returns whether a search may find people by what lists mask: it holds a whole mobile number or mail address. */
export function isContactSearch(text: string): boolean {
  const { addresses, numbers } = readContacts(text);
  return addresses.length > 0 || numbers.some((number) => normalizePhone(number) !== undefined);
}

/** Takes the mail addresses and the long numbers out of a search, numbers without what stood between their digits. */
function readContacts(text: string): { addresses: string[]; numbers: string[]; rest: string } {
  const tokens = text.split(/\s+/);
  const addresses = tokens.filter(isEmail).map(inOneSpelling);
  const numbers: string[] = [];
  const rest = toAsciiDigits(tokens.filter((token) => !isEmail(token)).join(' ')).replace(
    NUMBER,
    (number) => {
      numbers.push(number.replace(/[^\d+]/g, ''));
      return ' ';
    },
  );
  return { addresses, numbers, rest };
}

const inOneSpelling = (contact: string) =>
  contact.includes('@') ? contact.toLowerCase() : (normalizePhone(contact) ?? contact);
