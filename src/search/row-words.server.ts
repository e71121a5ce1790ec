import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';

/**
 * Returns the search data of a row in a list of people: all its words, including the parts of an email address
 * and a number. The result is the text form of a PostgreSQL tsvector.
 */
export function indexWords(texts: readonly string[]): string {
  const lexemes = new Set(texts.flatMap((text) => wordsOfText(text).map(({ word }) => skeletonOf(word))));
  return [...lexemes].map(quoted).join(' ');
}

/** Converts words to a tsquery in which the last word may be incomplete. Returns '' if there are no words. */
export function prefixQuery(text: string): string {
  const words = wordsOfText(text).slice(0, 10);
  return words
    .map(({ word }, at) =>
      at === words.length - 1
        ? `(${quoted(skeletonOf(word))} | ${prefixTerm(word)})`
        : quoted(skeletonOf(word)),
    )
    .join(' & ');
}

function skeletonOf(word: string): string {
  return keysOfWord({ word }).skeleton;
}

function prefixTerm(word: string): string {
  return `${quoted(keysOfWord({ word, isPrefix: true }).skeleton)}:*`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
