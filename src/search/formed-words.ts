import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { isFillerWord } from './filler-words.ts';
import { formsOfName, formsOfWord, plainSpelling } from './word-forms.ts';

/** A word of a text with the forms it is compared by, and those it is compared by where it is a name. */
export type FormedWord = {
  typed: string;
  word: string;
  forms: readonly string[];
  nameForms: readonly string[];
};

/** Every word of a text with its forms, the little ones too. */
export function readAllWords(text: string): FormedWord[] {
  return wordsOfText(text).map(formWord);
}

/** The words of a text that say something, with their forms; all of them where none does. */
export function readWords(text: string): FormedWord[] {
  const all = wordsOfText(text);
  const said = all.filter(
    ({ word }, at) => !isFillerWord(word) && !(at === 0 && all.length > 1 && I_MUST.test(word)),
  );
  return (said.length > 0 ? said : all).map(({ typed, word }) => formWord({ typed, word }));
}

/** At the beginning it is `I must`; elsewhere the same word is `beats`. */
const I_MUST = /^(?:મારે|ma{1,2}re)$/;

/** A word with its forms; the same one for the same word, as long as it is remembered. */
export function formWord({ typed, word }: { typed: string; word: string }): FormedWord {
  const key = `${typed} ${word}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const formed: FormedWord = {
    typed,
    word,
    forms: formsOfWord(word),
    get nameForms() {
      return formsOfName(word);
    },
  };
  remembered.set(key, formed);
  return formed;
}

const remembered = new Map<string, FormedWord>();
const REMEMBERED_MOST = 20_000;

/** A word that is typed, `prefix` being its keys as of a word that may go on: only the last one has them. */
export type TypedWord = FormedWord & { keys: SoundKeys; prefix: SoundKeys | undefined };

/** The words of a text that somebody is typing. A blank after the last one does not say that it is whole: most just stop. */
export function readTypedWords(text: string): TypedWord[] {
  const words = readWords(text);
  return words.map((word, index) => ({
    ...word,
    keys: keysOfWord({ word: word.word }),
    prefix: index === words.length - 1 ? keysOfWord({ word: word.word, isPrefix: true }) : undefined,
  }));
}

/** A word in Latin letters, the same for all scripts. */
export function soundOf({ word }: FormedWord): string {
  return plainSpelling(keysOfWord({ word }).raw);
}

/** Two neighbours written as one word. */
export function joinWords(first: FormedWord, second: FormedWord): FormedWord {
  const word = first.word + second.word;
  const forms = [keysOfWord({ word }).skeleton];
  return { typed: `${first.typed} ${second.typed}`, word, forms, nameForms: forms };
}
