import EnglishLocale from 'to-words/en-IN';
import GujaratiLocale from 'to-words/gu-IN';
import HindiLocale from 'to-words/hi-IN';
import { ToWordsCore } from 'to-words/core';
import type { Language } from '#src/shared/languages.ts';
import { splitAmount, type Paise } from '#src/shared/money.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { paperMessages } from './receipt-messages.server.ts';

/** The product's Hindi is written without the dot of foreign sounds: हजार. The letters ड़ and ढ़ keep theirs. */
const FOREIGN_DOT = /(?<=[कखगजफ])\u093c/g;
const ENGLISH_TENS = /(Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety) (?=[OTFSEN])/g;

const converters: Record<Language, ToWordsCore> = {
  en: new ToWordsCore().setLocale(EnglishLocale),
  gu: converterOf({ Locale: GujaratiLocale, hundred: 'એક સો' }),
  hi: converterOf({ Locale: HindiLocale, hundred: 'एक सौ' }),
};

/** Reads 1,100 as 'one thousand one hundred'. The locales of Gujarati and Hindi leave the second one out. */
function converterOf({ Locale, hundred }: { Locale: typeof HindiLocale; hundred: string }): ToWordsCore {
  class WithOneHundred extends Locale {
    override config = {
      ...new Locale().config,
      exactWordsMapping: [{ number: 100, value: hundred }],
    };
  }
  return new ToWordsCore().setLocale(WithOneHundred);
}

/**
 * Returns an amount in words, with lakh and crore: 'Rupees One Lakh Twenty-Five Thousand Only', 'Rupees Ten and Fifty
 * Paise Only'.
 */
export function amountInWords({ amount, language }: { amount: Paise; language: Language }): string {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const [rupees, paise] = splitAmount(amount);
  const words = (number: number) => wordsOf({ number, language });
  if (paise === 0) return t.words.rupees(words(rupees), rupees);
  return rupees === 0 ? t.words.paise(words(paise), paise) : t.words.both(words(rupees), words(paise));
}

function wordsOf({ number, language }: { number: number; language: Language }): string {
  const words = converters[language].convert(number, { currency: false });
  if (language === 'en') return words.replace(ENGLISH_TENS, '$1-');
  return language === 'hi' ? normalizeText(words).replace(FOREIGN_DOT, '') : words;
}
