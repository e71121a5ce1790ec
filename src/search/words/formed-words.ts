import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { isFillerWord } from './filler-words.ts';
import { formsOfName, formsOfWord, plainSpelling } from './word-forms.ts';

/** A word of a text with the forms used to compare it: `forms` as an ordinary word, `nameForms` as a name. */
export type FormedWord = {
  original: string;
  word: string;
  keys: SoundKeys;
  forms: readonly string[];
  nameForms: readonly string[];
};

/** Returns every word of a text with its forms, including filler words. */
export function readAllWords(text: string): FormedWord[] {
  return wordsOfText(text).map(formWord);
}

/** Returns the words of a text that carry meaning, with their forms, or all words if none does. */
export function readWords(text: string): FormedWord[] {
  const all = wordsOfText(text);
  const meaningful = all.filter(
    ({ word }, at) => !isFillerWord(word) && !(at === 0 && all.length > 1 && I_MUST.test(word)),
  );
  return (meaningful.length > 0 ? meaningful : all).map(({ original, word }) => formWord({ original, word }));
}

/** At the beginning of a text this word means `I must`; elsewhere it means `beats`. */
const I_MUST = /^(?:મારે|ma{1,2}re)$/;

/** Returns a word with its forms. Repeated calls return the same object while it is cached. */
export function formWord({ original, word }: { original: string; word: string }): FormedWord {
  const key = `${original} ${word}`;
  const cached = cache.get(key);
  if (cached) return cached;
  if (cache.size >= CACHED_MOST) cache.clear();
  const formed = new OrdinaryWord(original, word);
  cache.set(key, formed);
  return formed;
}

/** A class, because a getter in an object literal costs 250 bytes for each of the many thousand words. */
class OrdinaryWord implements FormedWord {
  readonly original: string;
  readonly word: string;
  readonly forms: readonly string[];

  constructor(original: string, word: string) {
    this.original = original;
    this.word = word;
    this.forms = formsOfWord(word);
  }

  get keys(): SoundKeys {
    return keysOfWord(this);
  }

  /** Computed when needed: few words are compared as names. */
  get nameForms(): readonly string[] {
    return formsOfName(this.word);
  }
}

const cache = new Map<string, FormedWord>();
const CACHED_MOST = 20_000;

/** A word of a search that is being entered. `prefix` holds its keys as an unfinished word; only the last one has it. */
export type QueryWord = FormedWord & { prefix: SoundKeys | undefined };

/**
 * Returns the words of a text that is being entered. A trailing blank does not mean that the last word is
 * complete: most people just stop.
 */
export function readQueryWords(text: string): QueryWord[] {
  const words = readWords(text);
  return words.map((word, index) => ({
    ...word,
    nameForms: word.nameForms,
    keys: word.keys,
    prefix: index === words.length - 1 ? keysOfWord({ word: word.word, isPrefix: true }) : undefined,
  }));
}

/** Returns the word in Latin letters, with the same spelling whatever its script. */
export function soundOf({ keys }: FormedWord): string {
  return plainSpelling(keys.raw);
}

/** Returns two neighbouring words as one. */
export function joinWords(first: FormedWord, second: FormedWord): FormedWord {
  const word = first.word + second.word;
  const keys = keysOfWord({ word });
  const forms = [keys.skeleton];
  return { original: `${first.original} ${second.original}`, word, keys, forms, nameForms: forms };
}
