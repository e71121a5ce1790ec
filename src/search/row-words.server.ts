import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';

/**
 * Returns the search data of a row in a list: all its words, including the parts of an email address and a number. For
 * lists that mask some of them, see `indexPerson`. The result is the text form of a PostgreSQL tsvector. `scope` is put before every word, so that
 * the index of a table finds the rows of one list alone; the query must name the same scope.
 */
export function indexWords(texts: readonly string[], scope = ''): string {
  const lexemes = new Set(texts.flatMap((text) => wordsOfText(text).map(({ word }) => skeletonOf(word))));
  return [...lexemes].map((lexeme) => quoted(scope + lexeme)).join(' ');
}

/**
 * Converts words to a tsquery in which the last word may be incomplete. Returns '' if there are no words. `scope`
 * must be that of the indexed words.
 */
export function prefixQuery(text: string, scope = ''): string {
  const words = wordsOfText(text).slice(0, 10);
  return words
    .map(({ word }, at) => {
      const whole = quoted(scope + skeletonOf(word));
      return at === words.length - 1 ? `(${whole} | ${prefixTerm(scope, word)})` : whole;
    })
    .join(' & ');
}

function skeletonOf(word: string): string {
  return keysOfWord({ word }).skeleton;
}

function prefixTerm(scope: string, word: string): string {
  return `${quoted(scope + keysOfWord({ word, isPrefix: true }).skeleton)}:*`;
}

/** Quotes a word for a tsvector or a tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
