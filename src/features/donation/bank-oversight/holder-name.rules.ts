import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';

/** Words that so many names of NGOs contain that they tell nothing, as they are spelt in Latin letters. */
const COMMON = [
  ...['trust', 'foundation', 'society', 'charitable', 'public', 'association', 'samiti', 'sanstha', 'mandal'],
  ...['seva', 'sewa', 'sangh', 'kendra', 'gram', 'ngo', 'the', 'and', 'for', 'shri', 'shree', 'account'],
];
const LETTERS_LEAST = 3;
const soundOf = (word: string) => keysOfWord({ word }).fine;
const common = new Set(COMMON.map(soundOf));

function soundsOf(text: string): string[] {
  return wordsOfText(text)
    .filter(({ word }) => word.length >= LETTERS_LEAST)
    .map(({ word }) => soundOf(word))
    .filter((sound) => !common.has(sound));
}

/**
 * Whether the holder of an account shares a word with the names of an NGO, in any of the three scripts. Words that
 * most NGOs have in their names do not count.
 */
export function sharesWord({
  holder,
  names,
}: {
  holder: string;
  names: readonly (string | null)[];
}): boolean {
  const known = new Set(names.flatMap((name) => soundsOf(name ?? '')));
  return soundsOf(holder).some((sound) => known.has(sound));
}
