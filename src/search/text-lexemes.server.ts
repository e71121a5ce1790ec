import { broaderNeeds, needById } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readAllWords, readWords, type FormedWord } from './formed-words.ts';
import { searchForms } from './word-forms.ts';

/**
 * What a text or a need counts, from most to least. Of words: of the name, the services, the aim, the description. Of needs: confirmed,
 * broader than a confirmed one or named in the name or a service, named in the aim or broader than what is offered, broader than that.
 */
export type LexemeWeight = 'A' | 'B' | 'C' | 'D';

/** A piece of text with the weight of its words. */
export type WeightedText = { text: string; weight: LexemeWeight };

/** The lexeme of a need; those of words are their skeletons. */
export const needLexeme = (id: string) => `#${id}`;

/** The lexeme of a word of the name: without a weight to look at, PostgreSQL's index alone says who has it. */
export const nameLexeme = (form: string) => `~${form}`;

/** More words of one text than these are not looked at. */
const WORDS_MOST = 200;
const SENTENCE_END = /[.!?;\n।]+/u;

/** The lexemes of what is searched, each with its strongest weight. */
export function lexemesOf({
  texts,
  needs,
}: {
  texts: readonly WeightedText[];
  /** Needs that somebody confirmed. */
  needs: readonly string[];
}): Map<string, LexemeWeight> {
  const found = new Map<string, LexemeWeight>();
  const add = (lexeme: string, weight: LexemeWeight) => {
    if (weight < (found.get(lexeme) ?? 'E')) found.set(lexeme, weight);
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
    // A name is found by its little words too.
    if (weight === 'A') {
      const words = readAllWords(text).slice(0, WORDS_MOST);
      addWords(words, weight);
      for (const { forms } of words) for (const form of searchForms(forms)) add(nameLexeme(form), weight);
    }
    for (const words of sentencesOf(text)) {
      addWords(words, weight);
      // Whoever confirmed its needs has said what it does not do, too.
      for (const id of isProposing ? needsOfSentence({ words, weight }) : []) {
        const isOffered = weight <= 'B';
        add(needLexeme(id), isOffered ? 'B' : 'C');
        for (const broader of broaderNeeds(id)) add(needLexeme(broader), isOffered ? 'C' : 'D');
      }
    }
  }
  return found;
}

/** The needs that texts speak of. One word is enough where it stands in a name or a service, elsewhere it takes a longer phrase. */
export function proposeNeeds(texts: readonly WeightedText[]): string[] {
  const proposed = texts.flatMap(({ text, weight }) =>
    sentencesOf(text).flatMap((words) => needsOfSentence({ words, weight })),
  );
  return [...new Set(proposed)];
}

function sentencesOf(text: string): FormedWord[][] {
  let left = WORDS_MOST;
  return text.split(SENTENCE_END).map((sentence) => {
    const words = readWords(sentence).slice(0, left);
    left -= words.length;
    return words;
  });
}

function needsOfSentence({ words, weight }: { words: FormedWord[]; weight: LexemeWeight }): string[] {
  // Long descriptions tell of much that is not done.
  if (weight === 'D') return [];
  return needPhrases.findWhole(words, { isTyped: false }).flatMap(({ targets, at }) => {
    const isNear = at.at(-1)! - at[0]! < at.length + 2;
    return isNear && (at.length > 1 || weight <= 'B') ? targets : [];
  });
}
