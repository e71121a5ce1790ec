import { broaderNeeds, needById } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readAllWords, readWords, type FormedWord } from '#src/search/words/formed-words.ts';
import { searchForms } from '#src/search/words/word-forms.ts';

/**
 * The weight of a lexeme, from A (strongest) to D.
 *
 * Words: A name, B services, C aim, D description.
 *
 * Needs: A confirmed; B broader than a confirmed need, or named in the name or a service; C named in the aim,
 * or broader than an offered need; D any other broader need.
 */
export type LexemeWeight = 'A' | 'B' | 'C' | 'D';

/** A piece of text and the weight of its words. */
export type WeightedText = { text: string; weight: LexemeWeight };

/** Returns the lexeme of a need. The lexemes of words are their skeletons. */
export const needLexeme = (id: string) => `#${id}`;

/**
 * Returns the lexeme of a word in the name. It needs no weight, so PostgreSQL can find it by the index alone.
 */
export const nameLexeme = (form: string) => `~${form}`;

/** Maximum number of words that are read from one text. */
const WORDS_MOST = 200;
const SENTENCE_END = /[.!?;\n।]+/u;

/** Returns the lexemes of a searchable record, each with its strongest weight. */
export function lexemesOf({
  texts,
  needs,
}: {
  texts: readonly WeightedText[];
  /** Ids of confirmed needs. */
  needs: readonly string[];
}): Map<string, LexemeWeight> {
  const lexemes = new Map<string, LexemeWeight>();
  const add = (lexeme: string, weight: LexemeWeight) => {
    if (weight < (lexemes.get(lexeme) ?? 'E')) lexemes.set(lexeme, weight);
  };
  for (const id of needs) {
    add(needLexeme(id), 'A');
    for (const broader of needById.get(id)?.partOf ?? []) add(needLexeme(broader), 'B');
    for (const broader of broaderNeeds(id)) add(needLexeme(broader), 'D');
  }
  const addWords = (words: readonly FormedWord[], weight: LexemeWeight) => {
    for (const { forms } of words) for (const form of searchForms(forms)) add(form, weight);
  };
  const isProposing = needs.length === 0;
  for (const { text, weight } of texts) {
    // Names are also found by their filler words.
    if (weight === 'A') {
      const words = readAllWords(text).slice(0, WORDS_MOST);
      addWords(words, weight);
      for (const { forms } of words) for (const form of searchForms(forms)) add(nameLexeme(form), weight);
    }
    for (const words of sentencesOf(text)) {
      addWords(words, weight);
      // Confirmed needs also imply what is not offered, so no others are proposed.
      for (const id of isProposing ? needsOfSentence({ words, weight }) : []) {
        const isOffered = weight <= 'B';
        add(needLexeme(id), isOffered ? 'B' : 'C');
        for (const broader of broaderNeeds(id)) add(needLexeme(broader), isOffered ? 'C' : 'D');
      }
    }
  }
  return lexemes;
}

/**
 * Returns the ids of the needs that texts mention. In a name or a service one word is enough; elsewhere it
 * takes a longer phrase.
 */
export function proposeNeeds(texts: readonly WeightedText[]): string[] {
  const proposed = texts.flatMap(({ text, weight }) =>
    sentencesOf(text).flatMap((words) => needsOfSentence({ words, weight })),
  );
  return [...new Set(proposed)];
}

function sentencesOf(text: string): FormedWord[][] {
  let remaining = WORDS_MOST;
  return text.split(SENTENCE_END).map((sentence) => {
    const words = readWords(sentence).slice(0, remaining);
    remaining -= words.length;
    return words;
  });
}

function needsOfSentence({ words, weight }: { words: FormedWord[]; weight: LexemeWeight }): string[] {
  // Long descriptions mention much that is not offered.
  if (weight === 'D') return [];
  return needPhrases.findWhole(words, { joinsWords: false }).flatMap(({ targets, at }) => {
    const isNear = at.at(-1)! - at[0]! < at.length + 2;
    return isNear && (at.length > 1 || weight <= 'B') ? targets : [];
  });
}
