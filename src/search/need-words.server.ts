import type { SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { preparedData } from '#src/server/prepared-data.server.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import type { FormedWord } from '#src/search/words/formed-words.ts';
import { needs } from './need-catalogue.server.ts';
import { readPhrase } from '#src/search/phrases/phrase-tokens.ts';
import { formsOfName } from '#src/search/words/word-forms.ts';

/** The words of each phrase of a need, and its phrases of two words with these joined. */
export type NeedWords = {
  id: string;
  phrases: readonly (readonly FormedWord[])[];
  joined: readonly FormedWord[];
};

/** The words of all needs. Reading their 23,000 phrases takes a second, so a build does it in advance. */
export const needWords = new LazyValue(function* (): Generator<void, readonly NeedWords[]> {
  const { words, needs: stored } = readStored();
  const formed = words.map((word) => new StoredWord(word));
  const wordAt = (index: number) => formed[index]!;
  const result: NeedWords[] = [];
  for (const { id, phrases, joined } of stored) {
    yield;
    result.push({ id, phrases: phrases.map((phrase) => phrase.map(wordAt)), joined: joined.map(wordAt) });
  }
  return result;
});

type StoredWords = {
  /** The spelling, two of its sound keys, and its forms. The first form is the third key. */
  words: [word: string, raw: string, fine: string, forms: string[]][];
  /** Words by their index in `words`. */
  needs: { id: string; phrases: number[][]; joined: number[] }[];
};

const readStored = preparedData('need-words', (): StoredWords => {
  const indexes = new Map<string, number>();
  const words: StoredWords['words'] = [];
  const indexOf = ({ word, keys, forms }: FormedWord) => {
    // A word may also be two words that are joined, which have fewer forms.
    const key = [word, ...forms].join(' ');
    const index = indexes.get(key) ?? words.push([word, keys.raw, keys.fine, [...forms]]) - 1;
    indexes.set(key, index);
    return index;
  };
  const stored = needs.map(({ id, phrases }) => {
    const read = phrases.map((phrase) => readPhrase(phrase).map((variant) => variant.map(indexOf)));
    return {
      id,
      phrases: read.map(([whole = []]) => whole),
      joined: read.flatMap(([, joined = []]) => joined),
    };
  });
  return { words, needs: stored };
});

class StoredWord implements FormedWord {
  readonly original: string;
  readonly word: string;
  readonly keys: SoundKeys;
  readonly forms: readonly string[];

  constructor([word, raw, fine, forms]: StoredWords['words'][number]) {
    this.original = word;
    this.word = word;
    this.keys = { raw, fine, skeleton: forms[0] ?? fine };
    this.forms = forms;
  }

  get nameForms(): readonly string[] {
    return formsOfName(this.word);
  }
}
