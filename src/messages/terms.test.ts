import { describe, expect, test } from 'vitest';
import type { Language } from '#src/shared/languages.ts';
import { FORBIDDEN_TERMS, LATIN_WORDS } from './forbidden-terms.ts';
import { messagesOf } from './messages-of.fixture.ts';

/**
 * Matches a Gujarati case ending after a space. Three cases are correct and do not match: `એ` unless it
 * follows a value (it also means “that”), `ના પાડવી` (to refuse), and `ને` after `નથી` (a question tag).
 */
const DETACHED = /([›\p{L}\p{M}”] (ની|ના(?! (?:ન )?પાડ)|નું|નો|નાં|(?<!નથી )ને|માં|થી)|› એ)(?![\p{L}\p{M}])/u;

/** Matches a letter with a nukta, precomposed or combining, except ड़ and ढ़. */
const NUKTA = /[\u0958-\u095B\u095E\u095F]|(?<![\u0921\u0922])\u093C/u;

/** Returns one sentence for each wording error in a message. */
function findErrors({ language, text }: { language: Language; text: string }): string[] {
  const errors = FORBIDDEN_TERMS[language]
    .filter(({ not }) => not.test(text))
    .map(({ not, but }) => `“${not.exec(text)?.[0]}”: write “${but}”`);
  if (/\d %/.test(text)) errors.push('a percentage is written without a space: 15%');
  if (language === 'en') {
    const plural = /(?<![\d:.,])1 (?!is|was|has|does|gets|asks|expires)\p{L}+(?<!s)s(?![\p{L}\p{M}’])/u.exec(
      text,
    );
    if (plural) errors.push(`“${plural[0]}”: one of a thing has no plural`);
    return errors;
  }
  for (const [latin] of text.matchAll(/[a-z][a-z0-9-]{3,}/gi)) {
    const isCode = /\d{2}|^(SH|EV)-/.test(latin);
    if (!isCode && !LATIN_WORDS.has(latin))
      errors.push(`“${latin}”: say it in the language, or name it in LATIN_WORDS`);
  }
  if (language === 'hi' && /ँ/.test(text)) errors.push('no ँ: ं is written');
  if (language === 'hi' && NUKTA.test(text)) errors.push('no nukta but ड़ ढ़');
  if (language === 'gu' && DETACHED.test(text)) errors.push('a case ending is joined to its word');
  return errors;
}

describe.each(['en', 'hi', 'gu'] as const)('the words of the messages in %s', (language) => {
  // 0, 1 and 2 select different plural forms. A name is tried too, because the first value often is one.
  test.each([0, 1, 2, '‹0›'])('are those of the glossary (the first value is %s)', (first) => {
    const errors = messagesOf({ language, first }).flatMap(([path, text]) =>
      findErrors({ language, text }).map((error) => `${path}: ${error}`),
    );
    expect(errors).toEqual([]);
  });
});

test.each([
  ['en', 'You get a mail.', 'email'],
  ['en', '1 days', 'plural'],
  ['en', '15 % sent', '15%'],
  ['hi', 'आपका ई-मेल', 'ईमेल'],
  ['hi', 'यहाँ', 'ँ'],
  ['hi', 'फ़ोन', 'nukta'],
  ['hi', 'साइट का address', 'address'],
  ['gu', 'તમારો મેઇલ', 'ઈમેલ'],
  ['gu', 'આ પાનું જુઓ', 'પેજ'],
  ['gu', '‹1› ની વિનંતી', 'case ending'],
] as const)('reports an error in %s: %s', (language, text, expected) => {
  expect(findErrors({ language, text }).join(' ')).toContain(expected);
});

test.each([
  ['en', '1 address, 21 days, 15%, 1 gets it, 1 asks, 1 expires'],
  ['hi', 'पढ़ें, बड़ा, सड़क, फोन, NGO Darpan'],
  ['gu', 'રાજકોટની સંસ્થા, ઈમેલ, મેળો, તમે ના પાડો, ના ન પાડો, બે વાર તો નથી ને'],
] as const)('accepts correct terms in %s: %s', (language, text) => {
  expect(findErrors({ language, text })).toEqual([]);
});
