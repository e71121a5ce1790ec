import domainEndings from '#database/reference/domain-endings.json' with { type: 'json' };
import { holdsAadhaar } from './aadhaar.ts';
import { ANY_DIGIT, asRead, readDigits, readNumbers } from './as-read.ts';
import { toAsciiDigits } from './digits.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findLinkedPhones, LINK as LINK_OF_DIGITS } from './linked-digits.ts';
import { MAIL_SERVICES, replaceSpeltSigns } from './spelt-signs.ts';

/** The kinds of contact details that can be hidden. */
export type HiddenDetail = 'phone' | 'email' | 'payment' | 'link';

/** Longest text to scan: twice the longest form field. Longer texts are cut. */
const TEXT_MOST = 8000;

/** Fewest digits in a row that can be a phone number: a landline of a small town without its area code. */
const PHONE_LEAST = 7;
/**
 * What may separate the digits of a number: blanks, dashes, dots, brackets and invisible characters. Commas
 * are excluded, because amounts contain them.
 */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}\p{M}().+_*~/·•]{0,4}`;
const PHONE = new RegExp(
  String.raw`[+(]{0,2}${ANY_DIGIT}(?:${BETWEEN}(?:[OoIl]{1,3}(?=${ANY_DIGIT}))?${ANY_DIGIT}){${PHONE_LEAST - 1},}`,
  'gu',
);
/** With other signs between them too, ten digits are hidden if they are a phone number. */
const TEN_DIGITS = new RegExp(
  String.raw`[+(]{0,2}${ANY_DIGIT}(?:[^\p{L}\p{Nd}\p{Sc}%]{0,8}${ANY_DIGIT}){9,}`,
  'gu',
);
/** A digit, or a letter among digits that looks like one. */
const LIKE_A_DIGIT = `(?:${ANY_DIGIT}|[OoIl](?=${ANY_DIGIT})|(?<=${ANY_DIGIT})[OoIl])`;
/** With words between them too, such as 'and then', exactly ten digits are hidden, and what stands before them abroad. */
const LINKED_DIGITS = new RegExp(
  String.raw`(?<!${ANY_DIGIT})(?:[+(]{1,2}${ANY_DIGIT}{1,3}[ )-]{0,2})?${ANY_DIGIT}(?:(?:[ .\p{Pd}]{1,2}|${LINK_OF_DIGITS})?${LIKE_A_DIGIT}){9,10}(?!${ANY_DIGIT})`,
  'giu',
);
const TO = String.raw`\s?\p{Pd}\s?`;
/** A day with the same sign twice; `group` is the number of that sign's group. */
const day = (group: number) => `\\d{1,2}([-./ ]|\\p{Pd})\\d{1,2}\\${group}\\d{4}`;
const TIME = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`;
const AMOUNT = String.raw`\d{1,6}\.00`;
/** Dates, years, times of day and amounts, and from one to another, have enough digits for a phone number but are none. */
const NO_PHONE = new RegExp(
  [
    day(1),
    `${day(2)}${TO}${day(3)}`,
    String.raw`(?:19|20)\d{2}\s?(?:\p{Pd}|\/| )\s?(?:19|20)\d{2}`,
    `${TIME}${TO}${TIME}`,
    `${AMOUNT}(?:${TO}${AMOUNT})?`,
  ]
    .map((kind) => `^[(]?(?:${kind})$`)
    .join('|'),
  'u',
);

const PATH = String.raw`(?:[/?#]\S{0,2000})`;
const LABELS = String.raw`[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,4}`;
/** What starts a word. Two dots end one. */
const BEFORE = String.raw`(?<![\p{L}\p{Nd}@-]|[\p{L}\p{Nd}]\.)`;
const SCHEME = String.raw`(?:https?:\/\/|www\.)\S{1,2000}`;
/**
 * A web address that starts a word. It may contain an @, and would look like an email address or a UPI id.
 */
const WEB_ADDRESS = new RegExp(`${BEFORE}${SCHEME}`, 'giu');
/** Domain endings that are also English words match only if a path follows: 'She is blind.In June ...'. */
const LINK = new RegExp(
  [
    SCHEME,
    String.raw`${BEFORE}${LABELS}\.(?:(?:co|org|gov|ac|net)\.in|com|org|net|info|biz)(?![\p{L}\p{Nd}@-]|\.[\p{L}\p{Nd}])${PATH}?`,
    String.raw`${BEFORE}[\p{L}\p{Nd}-]{1,63}\.(?:in|me|be|ly|gl|app|link|page|io|co)\/\S{1,2000}`,
  ].join('|'),
  'giu',
);
/** Endings of domains that no sentence begins with, also with a capital. */
const SURE_ENDINGS = new Set(
  'xyz icu ngo buzz website tk ml ga cf gq cc ws tv io ai ru su cn uk eu pw lol cyou sbs cfd'.split(' '),
);
/** Endings of domains that are abbreviations or small words, which stand after a full stop without a blank. */
const NOT_ENDINGS = new Set('no ltd mt rs to is it as at be by my do so am an'.split(' '));
/** All top-level domains of the IANA root zone. */
const ENDINGS = new Set(domainEndings.filter((ending) => !NOT_ENDINGS.has(ending)));
const END = String.raw`(?![\p{L}\p{Nd}\p{M}@]|-\p{L})`;
/** More that may lead away, for authors who do not mean well: any domain with a path, and numbers of machines. */
const SUSPECT = new RegExp(
  [
    String.raw`${BEFORE}(?=[\p{Nd}.-]{0,63}\p{L})${LABELS}\.(?!(?:no|ltd)\/|(?:NO|LTD)\/)(?:\p{Ll}{2,24}|\p{Lu}{2,24})\/\S{1,2000}`,
    String.raw`${BEFORE}\d{1,3}(?:\.\d{1,3}){3}[/:]\S{1,2000}`,
    // Links to apps.
    String.raw`${BEFORE}(?:[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/|(?:skype|sips?|im|intent|javascript|data|whatsapp|viber):)\S{1,2000}`,
  ].join('|'),
  'gu',
);
/** What may be a domain, by its ending. */
const DOMAIN = new RegExp(
  String.raw`${BEFORE}(${LABELS.replaceAll(String.raw`\p{L}`, String.raw`\p{L}\p{M}`)})\.([\p{L}\p{M}]{2,24})${END}${PATH}?`,
  'gu',
);
/** A blank in the domain of a mail address. */
const BROKEN_MAIL = new RegExp(
  [
    String.raw`(@\s?[\w-]{1,63})(?:\s?\.\s?(?=(?:com|org|net)(?![a-z]))|\s\.\s?(?=in(?![a-z])))`,
    String.raw`(@\s?${MAIL_SERVICES})\s(?=(?:com|co|in)(?![a-z]))`,
  ].join('|'),
  'giu',
);
/** Words before a number that say that people can call it. */
const CALL = String.raw`(?<![\p{L}\p{M}])(?:call|ring|ph|phone|tel|telephone|landline|mob|dial|whatsapp|ફોન|કૉલ|કોલ|મો|फोन|फ़ोन|कॉल|मो)[^\p{L}\p{Nd}]{0,5}(?:(?:on|at|no|number|us|me|નં|નંબર|પર|કરો|नं|नंबर|पर|करें|करे)[^\p{L}\p{Nd}]{0,5}){0,3}`;
/** The number of a landline without its area code. */
const LOCAL_NUMBER = new RegExp(String.raw`${CALL}([2-9]\d{5}|[2-9]\d{2,3}[ -]?\d{4})(?![ -]?\d)`, 'giu');
/** The number of a landline whose area code lacks its 0, and is no year. */
const AREA_AND_NUMBER =
  /(?<![\p{L}\p{Nd}/,.-]|\p{Nd}[ -])\(?((?!(?:19|20)\d\d\D)[2-5]\d{1,3})(?:\) ?|[ -])(?=\d{6,8}(?!\d|[ -]\d))(\d{6,8})/gu;
/** Numbers as they are written abroad: (202) 555-0143, (44) 20 7946 0958. */
const ABROAD =
  /(?<![\p{L}\d]|\d[ -])(?:(?:\+?1[ .-]?)?[([] ?[2-9]\d\d ?[)\]][ -]{0,3}\d{3}[ .-]{0,3}\d{4}|(?:1([.-]))?[2-9]\d\d([.-])[2-9]\d\d\2\d{4}|\((?:\+|00)?[1-9]\d{0,2}\)[ -]?\d{2,5}(?:[ -]?\d{3,5}){2})(?!\d|[ -]\d)/gu;
/** The same without signs, after a word that says so. Helplines begin with a 1. */
const CALLED_ABROAD = new RegExp(
  String.raw`${CALL}((?:1[ .-])?[2-9]\d{1,3}(?:[ .-]\d{2,4}){2,4})(?![ .-]?\d)`,
  'giu',
);
/** A profile: the name of an app beside a word with an @, or beside one that nobody writes otherwise. */
const APPS_WITH_PROFILES =
  'telegram|instagram|insta|facebook|fb|twitter|youtube|threads|snapchat|linkedin|skype|signal|whatsapp|ટેલિગ્રામ|ટેલીગ્રામ|ઇન્સ્ટાગ્રામ|ઈન્સ્ટાગ્રામ|ઇન્સ્ટા|ફેસબુક|ટ્વિટર|યુટ્યુબ|વોટ્સએપ|टेलीग्राम|टेलिग्राम|इंस्टाग्राम|इंस्टा|फेसबुक|ट्विटर|यूट्यूब|व्हाट्सएप';
/** Short names that mean an app only beside an @. */
const APP = String.raw`(?:${APPS_WITH_PROFILES}|ig|tg|koo|sharechat|x(?=\s?[:=]))`;
const SMALL_WORDS = String.raw`(?:(?:id|handle|name|username|user|account|channel|group|page|on|at|in|is|us|me|my|our|we|are|પર|पर)[^\p{L}\p{Nd}@\n]{1,5}){0,3}`;
const PROFILE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])${APP}(?![\p{L}\p{M}])[^\p{L}\p{Nd}@\n]{0,5}${SMALL_WORDS}(?:@[\w.]{3,40}|(?=[a-z\d.]{0,30}_)\w[\w.]{3,40})`,
    String.raw`(?<![\p{L}\p{M}])(?:${APPS_WITH_PROFILES})\s?[:=]\s?(?=[\w.]{0,39}[a-z])[\w.]{5,40}(?=[.,;)]?\s*(?:\n|$))`,
    String.raw`(?<![\p{L}\p{M}\p{Nd}@._-])@[\w.]{3,40}[^\p{L}\p{Nd}@\n]{1,5}${SMALL_WORDS}${APP}(?![\p{L}\p{M}])`,
  ].join('|'),
  'giu',
);
/** The signs of a mailbox or an id. Any other sign ends it, so that what stands beside it is read too. */
const LOCAL = String.raw`[\p{L}\p{M}\p{N}._%+-]`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]{1,63}`;
/** A mailbox, also with blanks around the @, or an id of UPI, which has no dot after the @. */
const MAILBOX = new RegExp(
  String.raw`(?<!${LOCAL})${LOCAL}+(?:\s?@\s?${LABEL}(?:\.${LABEL}){1,6}|(?<=${LOCAL}{2})@(?=\S\S)${LABEL})`,
  'gu',
);
// Matches only at the start of a word, so that a long word is scanned only once.
const EMAIL = /(?<![^\s@])[^\s@]+\s?@\s?[^\s@.,]{1,63}(?:\.[^\s@.,]{1,63}){1,6}/gu;
/** Matches UPI ids such as `name@okbank`: no dot after the @ and no blanks around it. */
const PAYMENT = /(?<![^\s@])[^\s@]{2,}@[^\s@]{2,64}/gu;
const END_OF_SENTENCE = /[.,;:!?।)\]'"”’]{1,8}$/u;

/**
 * Replaces phone numbers (in digits of any script), email addresses, UPI ids and web addresses with `words`.
 * It is meant for well-meaning authors: it does not detect digits that are spelled out in words.
 */
export function hideContactDetails(input: { text: string; words: Record<HiddenDetail, string> }): string {
  const text = input.text.length > TEXT_MOST ? input.text.slice(0, TEXT_MOST) : input.text;
  return replaceAddresses(text, input.words)
    .replace(LINKED_DIGITS, (match, at: number, whole: string) => {
      // What stands around it may say that it is an amount.
      const around = whole.slice(Math.max(0, at - 24), at + match.length + 12);
      const known = findLinkedPhones(readDigits(around));
      return findLinkedPhones(readDigits(match)).some((phone) => known.includes(phone))
        ? input.words.phone
        : match;
    })
    .replace(PHONE, (match) => (isNoPhone(match) ? match : input.words.phone))
    .replace(TEN_DIGITS, (match) => (findPhoneNumbers(match).length > 0 ? input.words.phone : match));
}

/**
 * Returns the phone numbers, email addresses and web addresses in a text, each in one spelling: numbers as
 * `findPhoneNumbers`, addresses without the protocol and with their host in lower case. For texts of authors who may not
 * mean well: it reads as `asRead`, and an address takes nothing that stands beside it.
 */
export function listContactDetails(text: string): string[] {
  const found: string[] = [];
  const list = (address: string) => {
    found.push(plainAddress(address.replace(END_OF_SENTENCE, '')));
    // A letter keeps apart the digits before and after it. No x: it may stand in a number.
    return ' a ';
  };
  const rest = replaceSpeltSigns(asRead(text))
    .replace(BROKEN_MAIL, '$1$2.')
    .replace(WEB_ADDRESS, list)
    .replace(PROFILE, list)
    .replace(MAILBOX, list)
    .replace(PAYMENT, list)
    // What is left may stand beside a domain: '@evil.org'.
    .replaceAll('@', ' @ ')
    .replace(LINK, list)
    .replace(SUSPECT, list)
    .replace(DOMAIN, (...match) => (isDomain(match) ? list(match[0]) : match[0]));
  const numbers = readNumbers(rest);
  return [...found, ...findPhoneNumbers(numbers), ...listOtherNumbers(numbers)];
}

/** Takes a match of `DOMAIN`. With a capital, an ending may begin a sentence after a full stop without a blank. */
function isDomain(match: unknown[]): boolean {
  const [address, labels, ending, at, whole] = match as [string, string, string, number, string];
  const lower = ending.toLowerCase();
  if (!ENDINGS.has(lower) || !/\p{L}/u.test(labels)) return false;
  const isCapital = ending !== lower && ending !== ending.toUpperCase();
  const rest = whole.slice(at + address.length, at + address.length + 3);
  return !isCapital || SURE_ENDINGS.has(lower) || !/^\s+\p{L}/u.test(rest);
}

/** Returns the numbers that `findPhoneNumbers` leaves out: of landlines, too short or without a 0, and of phones abroad. */
function listOtherNumbers(text: string): string[] {
  const plain = text.replace(/\p{Pd}/gu, '-');
  return [
    ...Array.from(text.matchAll(LOCAL_NUMBER), ([, number = '']) => number.replace(/\D/g, '')),
    ...Array.from(text.matchAll(AREA_AND_NUMBER), ([, area = '', number = '']) => area + number).filter(
      ({ length }) => length === 10,
    ),
    ...Array.from(plain.matchAll(ABROAD), ([number]) => digitsAbroad(number)).filter(isAbroad),
    ...Array.from(plain.matchAll(CALLED_ABROAD), ([, number = '']) => digitsAbroad(number)).filter(isAbroad),
  ];
}

/** Returns the digits without a 1 before the ten of North America, and without the 91 of India. */
function digitsAbroad(number: string): string {
  return number.replace(/\D/g, '').replace(/^(?:1|91)(?=\d{10}$)/, '');
}

/** Returns whether these may be the digits of a phone abroad. Others find mobiles of India, and Aadhaar numbers. */
const isAbroad = (digits: string) => /^(?![6-9]\d{9}$)\d{10,13}$/.test(digits) && !holdsAadhaar(digits);

/**
 * Returns whether a text holds a phone number, an email address or a web address. It rather finds too much.
 */
export function holdsContactDetails(text: string): boolean {
  const words = { phone: '', email: '', payment: '', link: '' };
  return listContactDetails(text).length > 0 || hideContactDetails({ text, words }) !== text;
}

function replaceAddresses(text: string, words: Record<HiddenDetail, string>): string {
  const replaceWith = (word: string) => (match: string) => word + (END_OF_SENTENCE.exec(match)?.[0] ?? '');
  return text
    .replace(WEB_ADDRESS, replaceWith(words.link))
    .replace(PROFILE, replaceWith(words.link))
    .replace(EMAIL, replaceWith(words.email))
    .replace(PAYMENT, replaceWith(words.payment))
    .replace(LINK, replaceWith(words.link));
}

/** Returns an address in the spelling for comparing it. The case of a path matters: it may be a code. */
function plainAddress(address: string): string {
  const plain = address.replace(/\s|^https?:\/\/|\/+$/gi, '').replace(/^www\./i, '');
  const host = /^[^/?#]*/.exec(plain)?.[0] ?? '';
  return host.toLowerCase() + plain.slice(host.length);
}

function isNoPhone(match: string): boolean {
  return match.length <= 30 && NO_PHONE.test(toAsciiDigits(match));
}
