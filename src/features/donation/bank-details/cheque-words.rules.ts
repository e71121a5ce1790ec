/** Signs that stand in no name of an account or a branch, but in sentences. */
const SENTENCE_SIGNS = /[?!:;|<>…“”„«»"=]/u;
/** A full stop, also a Devanagari one, and the word before and after it. */
const STOPS = /([\p{L}\p{M}\p{Nd}/]+)\s*[.।॥]+\s*(?=[\p{L}\p{Nd}])/gu;
/** Words that are shortened with a full stop in names of accounts, branches and places. */
const ABBREVIATIONS = new Set(
  `a/c ac adv agri assn assoc asst bldg br bros capt ch char co col comm coop corp dept dev dist distt div dr ed edn edu
  educ est extn fl fdn found gen gov govt gr hosp hq hr hse ind indl inst intl jn jr ltd m/s mah mand med mem mfg mgmt mkt
  mktg mr mrs ms mt natl no nr op opp org ors po pres prof prop pt pub pvt rd reg regd res sau sch sec sect sh shr smt
  soc sq sr sri st sta stn ta tal taluka tech tr trg univ vill viz vol wd wing
  લિ પ્રા ડૉ ડો શ્રી તા જિ મુ પો નં लि प्रा डॉ डा श्री ता जि मु पो नं`.split(/\s+/),
);
/** One letter with its signs, as in initials. */
const INITIAL = /^\p{L}\p{M}*$/u;

/**
 * Whether a text can be the name of an account holder or a branch, as a bank prints it on a cheque, and holds no sentence:
 * such names stand in mails that warn of a change, and must not speak there.
 */
export function isNameOnCheque(text: string): boolean {
  if (SENTENCE_SIGNS.test(text)) return false;
  return [...text.matchAll(STOPS)].every(([, word = '']) => {
    return INITIAL.test(word) || ABBREVIATIONS.has(word.toLowerCase());
  });
}
