import { LazyValue } from '#src/shared/lazy-value.ts';
import type { FormedWord } from '#src/search/words/formed-words.ts';
import { needWords } from './need-words.server.ts';
import { searchForms } from '#src/search/words/word-forms.ts';

/**
 * The constants of BM25: how soon repeated occurrences of a word stop counting, and how much long texts are
 * discounted.
 */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.3;
/**
 * Needs below this relevance, or below this share of the best, are ignored. At most `NEEDS_MOST` are
 * returned.
 */
const RELEVANCE_LEAST = 0.05;
const SHARE_OF_BEST = 0.5;
const NEEDS_MOST = 4;
/**
 * A single word that is not a phrase is ambiguous: `life` suggests suicide as well as insurance. It therefore
 * takes two words, or one that hardly any other need has and that is too long to sound like others.
 */
const WORDS_LEAST = 2;
const TELLING = { needsMost: 2, soundsLeast: 4 };
/** A word with a single sound could be any letter. */
const SOUNDS_LEAST = 2;

type Posting = { id: string; times: number };

/**
 * The phrases of each need as one text: how often each need contains a form, and how many words each need
 * has.
 */
export const needTexts = new LazyValue(function* () {
  const postings = new Map<string, Posting[]>();
  const lengths = new Map<string, number>();
  for (const { id, phrases } of needWords.value) {
    yield;
    const times = new Map<string, number>();
    let length = 0;
    for (const { forms } of phrases.flat()) {
      length++;
      for (const form of searchForms(forms)) times.set(form, (times.get(form) ?? 0) + 1);
    }
    lengths.set(id, length);
    for (const [form, count] of times) {
      const list = postings.get(form);
      if (list) list.push({ id, times: count });
      else postings.set(form, [{ id, times: count }]);
    }
  }
  const meanLength = [...lengths.values()].reduce((sum, length) => sum + length, 0) / lengths.size;
  return { postings, lengths, meanLength };
});

/**
 * Ranks the needs whose phrases use the words by BM25, even if no whole phrase was entered: `hail destroyed
 * wheat` is not a phrase, yet each of its words suggests crop loss. Returns the most relevant first.
 * `relevance` ranges from 0 to 1, the share of what all the words together could contribute.
 */
export function rankNeeds(words: readonly FormedWord[]): { id: string; relevance: number }[] {
  const { postings, lengths, meanLength } = needTexts.value;
  const rarityOf = (count: number) => Math.log(1 + (lengths.size - count + 0.5) / (count + 0.5));
  const scores = new Map<string, { score: number; words: number }>();
  let possible = 0;
  for (const word of words) {
    const forms = searchForms(word.forms).filter((form) => form.length >= SOUNDS_LEAST);
    const matches = forms.flatMap((form) => postings.get(form) ?? []);
    possible += matches.length > 0 ? 0 : rarityOf(1);
    const best = new Map<string, number>();
    let rarest = 0;
    let isTelling = false;
    for (const form of forms) {
      const holding = postings.get(form) ?? [];
      if (holding.length === 0) continue;
      const rarity = rarityOf(holding.length);
      rarest = Math.max(rarest, rarity);
      isTelling ||= holding.length <= TELLING.needsMost && soundsIn(form) >= TELLING.soundsLeast;
      for (const { id, times } of holding) {
        const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * lengths.get(id)!) / meanLength);
        best.set(id, Math.max(best.get(id) ?? 0, (rarity * times) / (times + norm)));
      }
    }
    possible += rarest;
    for (const [id, score] of best) {
      const sum = scores.get(id) ?? { score: 0, words: 0 };
      scores.set(id, { score: sum.score + score, words: sum.words + (isTelling ? WORDS_LEAST : 1) });
    }
  }
  const ranked = [...scores]
    .filter(([, { words: count }]) => count >= WORDS_LEAST)
    .map(([id, { score }]) => ({ id, relevance: score / possible }))
    .sort((a, b) => b.relevance - a.relevance);
  const least = Math.max(RELEVANCE_LEAST, SHARE_OF_BEST * (ranked[0]?.relevance ?? 0));
  return ranked.filter(({ relevance }) => relevance >= least).slice(0, NEEDS_MOST);
}

/**
 * Returns the length of a form in sounds, or 0 for a form of one script only, which is too short to say much.
 */
function soundsIn(form: string): number {
  return form.includes(':') ? 0 : form.length;
}
