import cities from '#database/reference/cities.json' with { type: 'json' };
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';
import type { NgoNames } from '#src/shared/ngo-names.ts';
import { OWN_NAMES, PUBLIC_NAMES, ROLE_WORDS } from './reserved-names.ts';

const soundOf = (word: string) => keysOfWord({ word }).fine;

function wordsOf(text: string): string[] {
  const latin = asReadInLatin(text)
    .replaceAll(/['’]s\b/gi, '')
    // SahayTeam
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return wordsOfText(latin).map(({ word }) => word);
}

/** Letters for which some write a digit. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
const withLetters = (word: string) =>
  /[a-z]/.test(word) ? word.replaceAll(/[01345]/g, (digit) => LETTERS[digit] ?? digit) : word;

const towns = cities.flatMap(({ name, nameGu, nameHi }) => [name, nameGu, nameHi]);
const roles = new Set([...ROLE_WORDS, ...towns].flatMap(wordsOf).map(soundOf));
/** Names as they sound when they are written as one word: 'PMCares' and 'P M Cares' are the same. */
const joined = (names: readonly string[]) => {
  const bySound = new Map(names.toReversed().map((name) => [soundOf(wordsOf(name).join('')), name]));
  return [...bySound].map(([sound, name]) => ({ name, sound }));
};
const own = joined(OWN_NAMES);
const others = joined(PUBLIC_NAMES);

/**
 * Returns the names of ours and of public bodies that the names of an NGO contain, by their sound, in any of the three
 * scripts. Our own name counts if nothing but words for a part of us, towns and numbers stand beside it, because it also
 * means 'help'.
 */
export function reservedNamesIn({ name, nameGu, nameHi }: Partial<NgoNames>): string[] {
  const texts = [name, nameGu, nameHi]
    .filter((text) => typeof text === 'string')
    .map(wordsOf)
    .flatMap((words) => [words, words.map(withLetters)]);
  const sounds = new Set(texts.flatMap(soundsWithin));
  const found = [
    ...own.filter(({ sound }) => texts.some((words) => isOwn(words, sound))),
    ...others.filter(({ sound }) => sounds.has(sound)),
  ];
  return found.map((reserved) => reserved.name);
}

/** Our name in a longer word: 'sahayteam'. */
const IN_A_WORD = new RegExp(`(${OWN_NAMES.flatMap(wordsOf).join('|')})`);

function isOwn(written: readonly string[], sound: string): boolean {
  const words = written.flatMap((word) => word.split(IN_A_WORD)).filter((word) => word !== '');
  const isOther = (word: string) => !/^\d/.test(word) && !roles.has(soundOf(word)) && soundOf(word) !== sound;
  return words.some((_, from) =>
    words.slice(from, from + WORDS_MOST).some((__, more) => {
      const end = from + more + 1;
      if (soundOf(words.slice(from, end).join('')) !== sound) return false;
      return ![...words.slice(0, from), ...words.slice(end)].some(isOther);
    }),
  );
}

/** Most words of a reserved name, when its letters stand apart. */
const WORDS_MOST = 6;

/** The sounds of all words and of neighbouring words written as one. */
function soundsWithin(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words
      .slice(from, from + WORDS_MOST)
      .map((__, more) => soundOf(words.slice(from, from + more + 1).join(''))),
  );
}
