const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Words for an @ in the three scripts. */
export const AT_WORDS = 'at|એટ|ઍટ|एट|ऐट|ऍट';
/** Services that everybody knows by their name: 'drishti at gmail com'. */
export const MAIL_SERVICES = '(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud|ymail|protonmail)';
/** What may follow a word for an @, such as 'the rate'. */
export const THE_RATE = String.raw`(?:[\s-]?(?:the|d|ધ|द|दि|ध)[\s-]?(?:rate|રેટ|रेट))?`;
const SIGN_OR_WORD = `(?:@{1,3}|(?:${AT_WORDS})${THE_RATE})`;
/** What stands for an @, such as '(at)' and 'at the rate'. */
const AT = new RegExp(
  [
    String.raw`\s*[([{<*]{2,3}${SIGN_OR_WORD}[)\]}>*]{2,3}\s*`,
    String.raw`\s*[([{<*«‹“「『【〈《〔⟨⟦]\s*${SIGN_OR_WORD}\s*[)\]}>*»›”」』】〉》〕⟩⟧]\s*`,
    String.raw`(?<=${LETTER})(?:[([{<]a[)\]}>]|%40|&(?:#64|#x40|commat);)(?=${LETTER})`,
    // Only before a domain: people write 'stay-at-home' and 'good-at-maths'. Ids of UPI are read elsewhere.
    String.raw`(?<=${LETTER})-at-(?=(?:${LETTER}|-){1,63}(?:\.${LETTER}|[\s([{<-]{1,2}(?:dot|ડોટ|डॉट)(?!${LETTER}))|${MAIL_SERVICES}(?!${LETTER}))`,
    String.raw`\s?(?:["'“”‘’|/\\~_=]{1,2}|(?<=\s)-)${SIGN_OR_WORD}(?:["'“”‘’|/\\~_=]{1,2}|-(?=\s))\s?`,
    // The same sign on both sides, as no sentence has it around a word so short.
    String.raw`\s?(?:-{2,3}${SIGN_OR_WORD}-{2,3}|(?<sign>[^\p{L}\p{M}\p{N}\s.,()[\]{}<>@_\x60-])\k<sign>{0,3}${SIGN_OR_WORD}\k<sign>{1,4})\s?`,
    String.raw`\s(?:@|${AT_WORDS})\s(?=${MAIL_SERVICES}[\s.]{1,3}(?:com|co|in|dot)(?![\p{L}\d]))`,
    String.raw`\s+(?:એટ|ઍટ|एट|ऐट|ऍट)\s+(?=${LETTER}{0,20}(?:એક્સિસ|પેટીએમ|યુપીઆઈ|વાયબીએલ|एक्सिस|पेटीएम|यूपीआई|वाईबीएल))`,
    String.raw`\s+(?:@|${AT_WORDS})[\s-]+(?:the|ધ|द|दि|ध)[\s-]+(?:rate|રેટ|रेट)(?:\s+of)?\s+`,
  ].join('|'),
  'giu',
);
const DOT =
  /\s*[([{<]\s*(?:dot|ડોટ|डॉट|\.)\s*[)\]}>]\s*|\s+(?:dot|ડોટ|डॉट)\s+|[\u3002\uff61\u2e33\u06d4\ua4f8]|(?<=[\p{L}\p{N}])\u2027(?=[\p{L}\p{N}])/giu;

/** Replaces what stands for an @ or a dot in an address, such as '(at)' and ' dot ', with the sign. */
export function replaceSpeltSigns(text: string): string {
  return text.replace(AT, '@').replace(DOT, '.');
}
