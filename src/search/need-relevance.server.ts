import { LazyValue } from '#src/shared/lazy-value.ts';
import { needs } from './need-catalogue.server.ts';
import { readWords, type FormedWord } from './formed-words.ts';
import { searchForms } from './word-forms.ts';

/** The constants of BM25: how soon a word that many phrases of a need hold counts no more, and how much long lists count less. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.3;
/** Less than this says nothing, nor does what is so much weaker than the best; more of them are not looked at. */
const RELEVANCE_LEAST = 0.05;
const SHARE_OF_BEST = 0.5;
const NEEDS_MOST = 4;
/**
 * One word that is no phrase by itself may mean anything (`life` speaks of suicide and of insurance): it takes two, or one that hardly
 * any other need has, and that is long enough not to sound like others.
 */
const WORDS_LEAST = 2;
const TELLING = { needsMost: 2, soundsLeast: 4 };
/** A word that is a single sound is any letter. */
const SOUNDS_LEAST = 2;

type Posting = { id: string; times: number };

/** All phrases of a need as one text: which needs hold a form how often, and how many words each need has. */
export const needTexts = new LazyValue(function* () {
  const postings = new Map<string, Posting[]>();
  const lengths = new Map<string, number>();
  for (const { id, phrases } of needs) {
    yield;
    const times = new Map<string, number>();
    let length = 0;
    for (const { forms } of phrases.flatMap(readWords)) {
      length++;
      for (const form of searchForms(forms)) times.set(form, (times.get(form) ?? 0) + 1);
    }
    lengths.set(id, length);
    for (const [form, count] of times) {
      const known = postings.get(form);
      if (known) known.push({ id, times: count });
      else postings.set(form, [{ id, times: count }]);
    }
  }
  const meanLength = [...lengths.values()].reduce((sum, length) => sum + length, 0) / lengths.size;
  return { postings, lengths, meanLength };
});

/**
 * The needs whose phrases use the words, whether or not a whole phrase was typed, by BM25: `hail destroyed wheat` is no phrase, yet
 * each of its words speaks of crop loss. The most relevant first, from 0 to 1: the share of what all the words together could say.
 */
export function rankNeeds(words: readonly FormedWord[]): { id: string; relevance: number }[] {
  const { postings, lengths, meanLength } = needTexts.value;
  const rarityOf = (count: number) => Math.log(1 + (lengths.size - count + 0.5) / (count + 0.5));
  const scores = new Map<string, { score: number; words: number }>();
  let possible = 0;
  for (const word of words) {
    const forms = searchForms(word.forms).filter((form) => form.length >= SOUNDS_LEAST);
    const found = forms.flatMap((form) => postings.get(form) ?? []);
    possible += found.length > 0 ? 0 : rarityOf(1);
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
      const known = scores.get(id) ?? { score: 0, words: 0 };
      scores.set(id, { score: known.score + score, words: known.words + (isTelling ? WORDS_LEAST : 1) });
    }
  }
  const ranked = [...scores]
    .filter(([, { words: count }]) => count >= WORDS_LEAST)
    .map(([id, { score }]) => ({ id, relevance: score / possible }))
    .sort((a, b) => b.relevance - a.relevance);
  const least = Math.max(RELEVANCE_LEAST, SHARE_OF_BEST * (ranked[0]?.relevance ?? 0));
  return ranked.filter(({ relevance }) => relevance >= least).slice(0, NEEDS_MOST);
}

/** Forms that are compared within one script only are too short to say much. */
function soundsIn(form: string): number {
  return form.includes(':') ? 0 : form.length;
}
