import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';
import type { NgoNames } from '#src/shared/ngo-names.ts';
import { OWN_NAMES, PUBLIC_NAMES, ROLE_WORDS } from './reserved-names.ts';

const soundOf = (word: string) => keysOfWord({ word }).fine;

function wordsOf(text: string): string[] {
  const latin = /\p{Script=Latin}/u.test(text) ? asReadInLatin(text).replaceAll(/['’]s\b/gi, '') : text;
  return wordsOfText(latin).map(({ word }) => word);
}

const roles = new Set(ROLE_WORDS.flatMap(wordsOf).map(soundOf));
/** Names as they sound when they are written as one word: 'PMCares' and 'P M Cares' are the same. */
const joined = (names: readonly string[]) => {
  const bySound = new Map(names.toReversed().map((name) => [soundOf(wordsOf(name).join('')), name]));
  return [...bySound].map(([sound, name]) => ({ name, sound }));
};
const own = joined(OWN_NAMES);
const others = joined(PUBLIC_NAMES);

/**
 * Returns the names of ours and of public bodies that the names of an NGO contain, by their sound, in any of the three
 * scripts. Our own name counts if nothing but words for a part of us stands beside it, because it also means 'help'.
 */
export function reservedNamesIn({ name, nameGu, nameHi }: Partial<NgoNames>): string[] {
  const texts = [name, nameGu, nameHi].filter((text) => typeof text === 'string').map(wordsOf);
  const found = [
    ...own.filter(({ sound }) => texts.some((words) => isOwn(words, sound))),
    ...others.filter(({ sound }) => texts.some((words) => soundsWithin(words).includes(sound))),
  ];
  return found.map((reserved) => reserved.name);
}

function isOwn(words: readonly string[], sound: string): boolean {
  const rest = words.map(soundOf).filter((word) => word !== sound);
  return rest.length < words.length && rest.every((word) => roles.has(word));
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
