import bankCodes from '#database/reference/banks/names.json' with { type: 'json' };
import domainEndings from '#database/reference/domain-endings.json' with { type: 'json' };
import { normalizeText } from '#src/shared/normalize-text.ts';
import { holdsAadhaar } from './aadhaar.ts';
import { collapseBlanks, readNumbers } from './as-read.ts';
import { normalizePhone } from './contact-details.ts';
import { AT_WORDS, replaceSpeltSigns, THE_RATE } from './spelt-signs.ts';
import { HANDLES, LIKE_A_HANDLE, OWN_WORDS } from './upi-handles.ts';

/** A reader takes 0 for o, and 1 and a capital I for l. */
const likeLetters = (handle: string) => handle.replaceAll('0', 'o').replaceAll(/[1i]/g, 'l');
const READ_AS_HANDLES = new Set([...HANDLES].map(likeLetters));
const APPS =
  'upi|bhim|vpa|g[ .-]{0,2}pay|google ?pay|phone ?pe|paytm|whatsapp pay|યુપીઆઈ|યૂપીઆઈ|यूपीआई|ગૂગલ ?પે|ગુગલ ?પે|गूगल ?पे|ફોન ?પે|फोनपे|પેટીએમ|पेटीएम|જી[ -]?પે|जी[ -]?पे|ભીમ ?(?:એપ|યુપીઆઈ)|भीम ?(?:ऐप|एप|यूपीआई)';
const NAMES_AN_APP = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${APPS})(?![\p{L}\p{M}])`, 'u');

/** Words for giving. With one of them, nearly every word right after an @ is a handle. */
const GIVES =
  /(?<![\p{L}\p{M}])(?:pay(?:ment|ments|able)?|give|donate|donations?|send|transfer|remit|deposit|contribut(?:e|ions?)|money|દાન|ફાળો|મોકલો|ચૂકવો|ચુકવો|જમા|दान|भेजें|भेजो|जमा|चुकाएं)(?![\p{L}\p{M}])/u;
/** Words after an @ that name where something is done: 'Health@Home'. */
const PLACES = new Set(
  'home homes work school schools college campus office village villages hospital clinic library night noon door doors doorstep heart risk play least last large once least sea sixty fifty seventy rajkot surat vadodara ahmedabad bhavnagar jamnagar gandhinagar gujarat india'.split(
    ' ',
  ),
);

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const spaced = (word: string) => [...word].join(String.raw`[\s._-]?`);
const END_OF_MAIL = String.raw`(?:\.[a-z0-9-]+)*\.(?:com|org|net|in|co|info|bank|edu|gov|ac|io|me|ngo)(?![a-z0-9-])`;
const OWN_HANDLE = new RegExp(
  String.raw`(?:[\p{L}\p{M}\p{N}._-]\s{0,3}@\s{0,3}|[\p{L}\p{M}\p{N}._-]\s+(?:${AT_WORDS})\s+)(?:${OWN_WORDS.map(spaced).join('|')})(?!${LETTER})(?!${END_OF_MAIL})`,
  'u',
);
/** Handles of which no one speaks: any signs may stand around the @ before them. */
const SURE = OWN_WORDS.filter((word) => /^(?:ok|pt|wa|ybl)/.test(word))
  .map(spaced)
  .join('|');
const KNOWN = String.raw`(?:${[...HANDLES, ...OWN_WORDS.map(spaced)].join('|')}|${LETTER}{0,20}(?:${LIKE_A_HANDLE.source})${LETTER}{0,20})`;
const SPELT_AT = `(?:@{1,3}|(?:${AT_WORDS})${THE_RATE})`;
/** An @ among signs before a handle: 'drishti, at, ybl', and with the same sign on both sides 'drishti :at: sbi'. */
const AT_AMONG_SIGNS = new RegExp(
  [
    String.raw`(?<=${LETTER})(?:[^\p{L}\p{M}\p{N}]{1,6}${SPELT_AT}[^\p{L}\p{M}\p{N}]{1,6}|@{2,3})(?=(?:${SURE})(?!${LETTER})(?!${END_OF_MAIL}))`,
    String.raw`(?<=${LETTER})\s?(?=(?<sign>[^\p{L}\p{M}\p{N}\s"'“”‘’«»‹›„()[\]{}<>*_~@]))\k<sign>{1,4}\s?${SPELT_AT}\s?\k<sign>{1,4}\s?(?=${KNOWN}(?!${LETTER})(?!${END_OF_MAIL}))`,
  ].join('|'),
  'gu',
);
/** A handle of UPI that looks like a mailbox: no mail is sent from such a domain. */
const HANDLE_AS_DOMAIN =
  /@(?:ok(?:axis|hdfcbank|icici|sbi)|pt(?:axis|hdfc|sbi|yes)|wa(?:icici|hdfcbank|axis|sbi)|ybl|naviaxis|yescred|yespop)\.(?:com|co(?:\.in)?|in|org|net)(?![a-z0-9-])/;
/** What may be an id, and what follows it: a mail address goes on with its domain. */
const ID = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{N}._-]{2})(\s{0,3})@(\s{0,3})([\p{L}0]${LETTER}{1,63})(?!${LETTER})(?=([-.\p{L}\p{M}\p{N}]{0,100}))`,
  'gu',
);
const MAIL_DOMAIN = /^[-.a-z0-9]*\.[a-z0-9]/;
const MAIL_DOMAIN_OF_A_BANK = new RegExp(`^${END_OF_MAIL}`, 'u');
const ENDINGS = new Set(domainEndings);
/** Handles of Google Pay, which mean nothing else. */
const OF_GOOGLE_PAY = new RegExp(
  String.raw`(?<!${LETTER})ok(?:axis|hdfcbank|icici|sbi)(?!${LETTER})(?!${END_OF_MAIL})`,
  'u',
);
const LONG_NUMBER = /\d{5}[._-]?$/;

/** The fifth character of an IFSC is a zero. With the letter O or with signs between, the rest must look like it. */
const IFSC =
  /(?<![a-z0-9])(?:(?:[a-z]\.){4}0\d{6}|[a-z]{4}0[a-z0-9]{6}|[a-z]{4}o(?=[a-z]{0,3}\d[a-z0-9]*\d[a-z0-9]*\d)[a-z0-9]{6}|[a-z]{4}[\s._/·•–—-]{0,3}0[\s._/·•–—-]{0,3}\d{6}|[a-z](?:[\s._/-][a-z]){3}[\s._/-]0(?:[\s._/-]?\d){6})(?![a-z0-9])/;
const BANK = Object.keys(bankCodes).join('|').toLowerCase();
const GAP = String.raw`[\s._/·•–—-]{0,3}`;
/** An IFSC with blanks, when its letters are those of a bank or the word stands before. */
const SPREAD_IFSC = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?:${BANK})${GAP}[0o](?:${GAP}o*\d){6}|(?:${BANK})(?:0${GAP}|[._/-]0[._/-]|(?:o|${GAP}0)${GAP}(?=[a-z]*\d))[a-z0-9]{6}|ifsc(?: ?code)?[^a-z0-9]{0,6}[a-z](?:${GAP}[a-z]){3}${GAP}0(?:${GAP}[a-z0-9]){6})(?![a-z0-9])`,
  'u',
);
/** What may be an IFSC with digits for letters: SB1N0001234. */
const MISREAD_IFSC = /(?<![a-z0-9])(?=\d*[a-z])([a-z01]{4})[0o]\d{6}(?![a-z0-9])/g;
const READ_AS_BANKS = new Set(Object.keys(bankCodes).map((code) => likeLetters(code.toLowerCase())));
/** A long number right after the name of a bank, with any signs between its digits. An amount has its own commas. */
const NUMBER_OF_A_BANK =
  /(?<!\p{L})(?:bank|sbi|hdfc|icici|axis|pnb|bob|boi|kotak)[ :.#-]{1,3}(\d(?:[,. -]{0,2}\d){10,17})(?![,.-]?\d)/gu;
const AMOUNT = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d\d)?$/;
const ACCOUNT = new RegExp(
  [
    String.raw`(?:(?<![a-z])(?:account|acct|a ?\/ ?c|acc? ?no|acc|khata)(?![a-z])|ખાતા|ખાતું|ખાતાં|એકાઉન્ટ|અકાઉન્ટ|खाता|खाते|अकाउंट|एकाउंट)[^\d]{0,30}`,
    String.raw`(\d(?:[^\p{L}\d]{0,3}\d){8,17})(?!\d)`,
  ].join(''),
  'gu',
);
/** Dates, times, years, PIN codes, and amounts one after another, which stand after the word 'account' too. */
const NO_ACCOUNT =
  /\d[./-]\d{1,2}[./-]\d{2,4}|(?<!\d)\d{1,2}:\d\d(?!\d)|^(?:\d{1,2},)?(?:\d{1,3},){0,3}\d{3}[^\d,](?:.*,\d{3}$)|^(?:(?:19|20)\d\d[^\d]*)+$|^(?:[1-9]\d{5}[^\d]+)+[1-9]\d{5}$/;
const TOLL_FREE = /^18[06]0/;

const MOBILE = String.raw`(?:(?:\+ ?)?91[\s-]?|0)?[6-9]\d(?:[\s-]?\d){8}(?!\d)`;
const LINKS_APP_AND_NUMBER = String.raw`[\s:=.()\[\]*/|–—-]{0,5}(?:(?:no|number|num|mobile|mob|phone|on|to|at|is|id|me|us|karo|kar|karein|kare|kijiye|karjo|નંબર|નં|પર|કરો|કરજો|नंबर|नं|पर|करो|करें|करे|कीजिए)[\s:=.()*-]{1,5}){0,3}`;
const LINKS_NUMBER_AND_APP = String.raw`[\s,:()\[\]*/|.=–—-]{1,5}(?:(?:on|by|via|through|using|for|પર|पर)\s)?`;
/** Apps that are no other word, with a name between them and the number. */
const LINKS_APP_AND_NAME = String.raw`[\s:,=–-]{1,3}(?:(?!call|phone|ring|help|contact|ફોન|फोन)\p{L}[\p{L}\p{M}]{0,20}[\s:–-]{1,3}){0,2}`;
const NUMBER_OF_AN_APP = new RegExp(
  String.raw`(?<!${LETTER})(?:g[ .-]{0,2}pay|google ?pay|phonepe)${LINKS_APP_AND_NAME}(?<!\d)${MOBILE}|(?<![\p{L}\p{M}])(?:(?:${APPS})|फोन ?पे(?= ?(?:नंबर|नं|no|number)))${LINKS_APP_AND_NUMBER}(?<!\d)${MOBILE}|(?<!\d)${MOBILE}${LINKS_NUMBER_AND_APP}(?:${APPS})(?!${LETTER})`,
  'u',
);

const SITES =
  'paytm.me paytm.com paytm.in rzp.io razorpay.me razorpay.com pay.google gpay.app g.co/pay phon.pe phonepe.com pmny.in payu.in payumoney.com imjo.in instamojo.com cashfree.com easebuzz.in bharatpe.com bharatpe.in mobikwik.com freecharge.in billdesk.com ccavenue.com paypal.me paypal.com buy.stripe.com donate.stripe.com upi.link cashfree.me payu.to rzp.link ketto.org milaap.org impactguru.com donorbox.org paytm.business';
const spacedSite = (site: string) => site.replaceAll('.', String.raw`(?:\s?\.|\s\.\s)`);
const LINK = new RegExp(
  String.raw`(?<![a-z0-9])(?:upi|gpay|tez|phonepe|paytmmp|paytm|bhim|credpay)\s?:\s?(?:\/\s?\/|pay\s?\?)|(?<![a-z0-9@-])(?:${SITES.split(' ').map(spacedSite).join('|')})(?![a-z0-9-])`,
);

/**
 * Reports whether a text says where to send money: a UPI id, an IFSC, an account number or any number that is
 * too long for a phone, a link that takes a payment, or the number of a payment app. It reads as `asRead`, and blanks,
 * brackets and 'at' as a person would. Takes linear time.
 */
export function holdsPaymentDetails(text: string): boolean {
  if (text.length < 6) return false;
  // An A in a circle may be an @ or a letter.
  const withAt = text.replace(CIRCLED_A, '@');
  return findIn(plainOf(text)) || (withAt !== text && findIn(plainOf(withAt)));
}

function findIn(plain: string): boolean {
  return (
    OWN_HANDLE.test(plain) ||
    holdsUpiId(plain) ||
    OF_GOOGLE_PAY.test(plain) ||
    IFSC.test(plain) ||
    SPREAD_IFSC.test(plain) ||
    holdsMisreadIfsc(plain) ||
    holdsAccountNumber(plain) ||
    holdsNumberOfBank(plain) ||
    holdsLongNumber(plain) ||
    HANDLE_AS_DOMAIN.test(plain) ||
    NUMBER_OF_AN_APP.test(plain) ||
    LINK.test(plain)
  );
}

/**
 * Returns what a person reads, in small Latin letters without accents, with an @ and a dot for what stands
 * for them.
 */
function plainOf(text: string): string {
  const letters = normalizeText(readNumbers(text), 'NFKD').replace(/[\u0300-\u036f\u093c\u0abc]/g, '');
  // Some accents of their own leave a blank behind.
  return replaceSpeltSigns(collapseBlanks(letters).toLowerCase()).replace(AT_AMONG_SIGNS, '@');
}

const CIRCLED_A = /[ⓐⒶ🅐🅰]/gu;

function holdsUpiId(plain: string): boolean {
  const namesAnApp = NAMES_AN_APP.test(plain);
  const gives = namesAnApp || GIVES.test(plain);
  for (const match of plain.matchAll(ID)) {
    const [, before = '', after = '', handle = '', rest = ''] = match;
    const isKnown = READ_AS_HANDLES.has(likeLetters(handle));
    const isAfterNumber = LONG_NUMBER.test(plain.slice(Math.max(0, match.index - 10), match.index));
    if (isKnown ? MAIL_DOMAIN_OF_A_BANK.test(rest) : isMailDomain(rest)) continue;
    if (before !== '' || after !== '') {
      if (isKnown && (namesAnApp || isAfterNumber)) return true;
    } else if (isKnown || namesAnApp || LIKE_A_HANDLE.test(handle)) return true;
    else if (gives && handle.length <= 20 && !PLACES.has(handle)) return true;
    else if (isAfterNumber) return true;
  }
  return false;
}

/** Takes what follows a word after an @. A sentence that begins without a blank is no ending of a domain. */
function isMailDomain(rest: string): boolean {
  return MAIL_DOMAIN.test(rest) && ENDINGS.has(/\.([^.]*)\.?$/.exec(rest)?.[1] ?? '');
}

const GROUPS = String.raw`\d{3,18}(?:[ -]\d{2,18}){0,7}(?![\d.,/-]?\d)`;
/**
 * What stands right before an account number. Other letters before a number make it a licence or a
 * registration.
 */
const BEFORE_ACCOUNT = '(?:sba?|ca|cd|od|cc|acc?|acct|no|bank|sbi|hdfc|icici|axis|pnb|bob|boi|kotak)[.:-]?';
/** A number that may be too long for a phone, as one word or in groups of at least three digits. */
const LONG_RUN = new RegExp(
  String.raw`(?:(?<![\p{L}\d+]|[\p{L}\d][,/-]{1,3}|\d\.)|(?<=(?<!\p{L})${BEFORE_ACCOUNT}))${GROUPS}`,
  'gu',
);
const YEARS_OR_PINS = /^(?:(?:19|20)\d\d(?:[ -](?:19|20)\d\d)*|[1-9]\d{5}(?:[ -][1-9]\d{5})*)$/;
const NUMBERED_IN_A_YEAR = /^(?:19|20)\d\d-\d+$/;
/** Two numbers of phones beside each other, and landlines of which only the first has its area code. */
const PHONES = /^(?:(?:0|91)?[6-9]\d{9}){2,}$/;
const LANDLINES = /^(?=(?:\D?\d){11}(?:\D|$))0\d{2,4}[ -]\d{6,8}(?:[ -]\d{6,8})*$/;
const DATE = /(?<!\d)(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]\d-[01]\d-(?:19|20)\d\d)(?!\d)/g;
const CURRENCY = /(?:rs|inr|₹|રૂ|रु|रू)\.? ?$/;
/** Ids of profiles and meetings stand in links. The host stays: it may be the number itself. */
const REST_OF_LINK = /(?<![a-z0-9@.-])((?:[a-z0-9-]{1,63}\.){1,5}(?!no[/?#])[a-z]{2,24})[/?#]\S*/g;
const MEETING = new RegExp(
  String.raw`(?<!${LETTER})(?:(?:meeting|webinar|zoom|મીટિંગ|मीटिंग)(?: (?:id|no|number|આઈડી|आईडी))?|(?<!(?:bank|account|customer|beneficiary) )id)[ :=.#-]{1,4}\d(?:[ -]?\d){8,10}(?!\d|[ -]\d{3})`,
  'gu',
);

function holdsLongNumber(plain: string): boolean {
  const text = plain.replace(REST_OF_LINK, '$1 ').replace(MEETING, ' ').replace(DATE, ' , ');
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    const digits = run.replace(/\D/g, '');
    if (digits.length < 11 || digits.length > 18 || YEARS_OR_PINS.test(run) || PHONES.test(digits)) continue;
    if (/^0\d{10}$|^91\d{10}$/.test(digits) || LANDLINES.test(run) || NUMBERED_IN_A_YEAR.test(run)) continue;
    const isPrice = CURRENCY.test(text.slice(Math.max(0, index - 6), index));
    if (isList({ groups: run.split(/[ -]/), isPrice })) continue;
    // Such a number is refused for what it is.
    if (holdsAadhaar(digits)) continue;
    if (normalizePhone(digits) === undefined && !TOLL_FREE.test(digits)) return true;
  }
  return false;
}

/**
 * Returns whether groups are amounts, wards, trains or helplines one after another, and not parts of one
 * number.
 */
function isList({ groups, isPrice }: { groups: string[]; isPrice: boolean }): boolean {
  if (groups.length < 3) return false;
  const [first = '', second = ''] = groups;
  const isAscending = groups.every((one, at) => at === 0 || Number(one) > Number(groups[at - 1]));
  const isAlike = groups.every((one) => one.length === first.length && one[0] === first[0]);
  if (isAscending && (isAlike || isPrice)) return true;
  if (groups.every((one) => one.endsWith('0'))) return true;
  // One number has groups of the same length, with the rest at one end.
  const isRegular =
    groups.slice(1, -1).every((one) => one.length === second.length) &&
    [first, groups.at(-1) ?? ''].every((one) => one.length <= second.length);
  return !isRegular && groups.every((one) => one.length <= 4);
}

function holdsMisreadIfsc(plain: string): boolean {
  return Array.from(plain.matchAll(MISREAD_IFSC)).some(([, bank = '']) =>
    READ_AS_BANKS.has(likeLetters(bank)),
  );
}

function holdsNumberOfBank(plain: string): boolean {
  return Array.from(plain.matchAll(NUMBER_OF_A_BANK)).some(([, number = '']) => {
    const digits = number.replace(/\D/g, '');
    return !AMOUNT.test(number) && normalizePhone(digits) === undefined && !TOLL_FREE.test(digits);
  });
}

function holdsAccountNumber(plain: string): boolean {
  for (const [, groups = ''] of plain.matchAll(ACCOUNT)) {
    const digits = groups.replace(/\D/g, '');
    const isOther = NO_ACCOUNT.test(groups) || TOLL_FREE.test(digits);
    // No phone of ten digits begins with these.
    const isPhone = normalizePhone(digits) !== undefined && !/^[01]\d{9}$/.test(digits);
    if (!isOther && !isPhone) return true;
  }
  return false;
}
