import { isIndic } from '#src/shared/indic/romanize.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import { isNegation } from '#src/search/words/filler-words.ts';
import { soundOf, type FormedWord } from '#src/search/words/formed-words.ts';
import { GrowingLists, type PhraseLists } from './phrase-lists.ts';
import { withoutRivals, type PhraseMatch } from './phrase-rivals.ts';
import { readPhrase, tokensOf, type Token } from './phrase-tokens.ts';

type Phrase<Target> = { words: readonly FormedWord[]; targets: readonly Target[]; weights?: number[] };

type AdditionalPhrase<Target> = { phrase: string; target: Target };

/** Phrases by their words. A phrase is known by its place in `phrases`. */
type Lists<Target> = {
  phrases: readonly Phrase<Target>[];
  byForm: PhraseLists;
  /** Each phrase by the forms of its rarest word: a text without that word cannot contain the phrase. */
  byRarest: PhraseLists;
};

/**
 * An index of phrases, each standing for one or more targets. It finds them in texts whatever their word
 * order, endings, script and spelling.
 */
export class PhraseIndex<Target> {
  #phrases = new Map<string, Phrase<Target>>();
  readonly #singles = new Map<Target, readonly Target[]>();
  #spellings = new Set<string>();
  /** The words in Indian scripts, transliterated to Latin letters. */
  #sounds = new Set<string>();
  /** Phrases added by `replaceAdditional`. `#base` holds the phrases, spellings and sounds without them. */
  #additional: readonly AdditionalPhrase<Target>[] | undefined;
  #base: [Map<string, Phrase<Target>>, Set<string>, Set<string>] | undefined;
  readonly #forms: 'forms' | 'nameForms';
  #initial: (() => Iterable<readonly [words: readonly FormedWord[], target: Target]>) | undefined;
  #built = new LazyValue(() => this.#build());

  /**
   * `ofNames`: the phrases are names, which take fewer endings. `phrases`: the phrases to add on first use, as
   * `readPhrase` returns them.
   */
  constructor({
    ofNames = false,
    phrases,
  }: {
    ofNames?: boolean;
    phrases?: () => Iterable<readonly [words: readonly FormedWord[], target: Target]>;
  } = {}) {
    this.#forms = ofNames ? 'nameForms' : 'forms';
    this.#initial = phrases;
  }

  /**
   * Continues to build the index for this many milliseconds, so that the first use need not wait. Returns
   * whether it is ready.
   */
  prepare(milliseconds: number): boolean {
    return this.#built.prepare(milliseconds);
  }

  *#build(): Generator<void, Lists<Target>> {
    for (const [words, target] of this.#initial?.() ?? []) {
      this.#add(words, target);
      yield;
    }
    this.#initial = undefined;
    if (this.#additional) this.#insertAdditional(this.#additional);
    const phrases = [...this.#phrases.values()];
    const [byForm, byRarest] = [new GrowingLists(), new GrowingLists()];
    for (const [number, { words }] of phrases.entries()) {
      for (const word of words) byForm.add(word[this.#forms], number);
      yield;
    }
    for (const [number, phrase] of phrases.entries()) {
      const rarest = this.#rarestOf(phrase, byForm);
      if (rarest) byRarest.add(rarest[this.#forms], number);
      yield;
    }
    return { phrases, byForm: byForm.compact(), byRarest: byRarest.compact() };
  }

  /** Returns the first of the words that occur in the fewest phrases. */
  #rarestOf({ words }: Phrase<Target>, lists: GrowingLists): FormedWord | undefined {
    if (words.length === 1) return words[0];
    let [rarest, least] = [words[0], Infinity];
    for (const word of words) {
      const count = this.#countOf(word, lists);
      if (count < least) [rarest, least] = [word, count];
    }
    return rarest;
  }

  /** Adds a phrase for a target. A phrase of two words also matches if they are written as one. */
  add(phrase: string, target: Target): void {
    this.#insert(phrase, target);
    this.#built = new LazyValue(() => this.#build());
  }

  #insert(phrase: string, target: Target): void {
    for (const words of readPhrase(phrase)) this.#add(words, target);
  }

  /**
   * Replaces the phrases of the previous call with these. Phrases from `add` and the constructor stay. If they are the
   * same, nothing is built again.
   */
  replaceAdditional(more: readonly AdditionalPhrase<Target>[]): void {
    const before = this.#additional ?? [];
    const isSame = ({ phrase, target }: AdditionalPhrase<Target>, at: number) =>
      before[at]?.phrase === phrase && before[at].target === target;
    if (more.length === before.length && more.every(isSame)) return;
    this.#additional = more;
    this.#built = new LazyValue(() => this.#build());
  }

  #insertAdditional(more: readonly AdditionalPhrase<Target>[]): void {
    const [phrases, spellings, sounds] = (this.#base ??= [this.#phrases, this.#spellings, this.#sounds]);
    this.#phrases = new Map([...phrases].map(([key, { words, targets }]) => [key, { words, targets }]));
    [this.#spellings, this.#sounds] = [new Set(spellings), new Set(sounds)];
    for (const { phrase, target } of more) this.#insert(phrase, target);
  }

  #add(words: readonly FormedWord[], target: Target): void {
    for (const word of words) {
      this.#spellings.add(word.word);
      if (isIndic(word.word[0]!)) this.#sounds.add(soundOf(word));
    }
    // Short words are distinguished by their letters, so phrases of one word are not merged by sound.
    const key =
      words.length === 1
        ? words[0]!.word
        : words
            .map(({ forms }) => forms[0]!)
            .sort((a, b) => (a < b ? -1 : 1))
            .join(' ');
    const existing = this.#phrases.get(key);
    if (!existing) this.#phrases.set(key, { words, targets: this.#arrayOf(target) });
    else if (!existing.targets.includes(target)) existing.targets = [...existing.targets, target];
  }

  /** Returns an array of this target alone, always the same one: most phrases have a single target. */
  #arrayOf(target: Target): readonly Target[] {
    const single = this.#singles.get(target) ?? [target];
    this.#singles.set(target, single);
    return single;
  }

  /** Whether some phrase contains the word. */
  hasWord(word: FormedWord): boolean {
    const { byForm } = this.#built.value;
    return word[this.#forms].some((form) => byForm.has(form));
  }

  /** Whether some phrase contains the word in exactly this spelling. */
  hasSpelling({ word }: FormedWord): boolean {
    this.prepare(Infinity);
    return this.#spellings.has(word);
  }

  /** Whether some phrase contains the word in exactly this spelling, in this or another script. */
  hasSpellingInAnyScript(word: FormedWord): boolean {
    return this.hasSpelling(word) || this.#sounds.has(soundOf(word));
  }

  /** Returns how distinctive a word is: low if many phrases contain it. */
  weightOf(word: FormedWord): number {
    const { phrases, byForm } = this.#built.value;
    return Math.log(1 + phrases.length / (1 + this.#countOf(word, byForm)));
  }

  #countOf(word: FormedWord, lists: Pick<PhraseLists, 'count'>): number {
    return word[this.#forms].reduce((most, form) => Math.max(most, lists.count(form)), 0);
  }

  #weightsOf(phrase: Phrase<Target>): number[] {
    return (phrase.weights ??= phrase.words.map((word) => this.weightOf(word)));
  }

  /** Returns the targets of the phrases whose first word begins with this skeleton. */
  findByPrefix(skeleton: string): Target[] {
    const hits = this.#built.value.phrases.filter(({ words }) => words[0]?.forms[0]?.startsWith(skeleton));
    return [...new Set(hits.flatMap(({ targets }) => targets))];
  }

  /**
   * Returns the phrases that the text contains completely, the most significant first. None overlaps a more
   * significant one, unless both have the same words. With `joinsWords`, two neighbouring words of the text may
   * also match as one, as people enter them. This is not worth the time for carefully written texts.
   */
  findWhole(words: readonly FormedWord[], { joinsWords = true } = {}): PhraseMatch<Target>[] {
    const tokens = joinsWords ? tokensOf(words) : words.map((word, at) => ({ word, at: [at] }));
    const { phrases, byRarest } = this.#built.value;
    const forms = new Set(tokens.flatMap(({ word }) => word[this.#forms]));
    const numbers = new Set([...forms].flatMap((form) => [...byRarest.get(form)]));
    const matches = [...numbers]
      .flatMap((number) => phrases[number] ?? [])
      .filter((phrase) => phrase.words.every((word) => word[this.#forms].some((form) => forms.has(form))))
      .map((phrase) => this.#match(phrase, tokens));
    return withoutRivals(matches.filter(({ share }) => share > 0.999));
  }

  /** Whether a text may contain a phrase for one of these targets. Much faster than finding the phrases. */
  mayContain(words: readonly FormedWord[], targets: ReadonlySet<Target>): boolean {
    if (targets.size === 0) return false;
    const { phrases, byRarest } = this.#built.value;
    const isWanted = (number: number) => phrases[number]?.targets.some((target) => targets.has(target));
    return words.some((word) => word[this.#forms].some((form) => byRarest.get(form).some(isWanted)));
  }

  /**
   * Returns the phrases of which a text contains at least two words and at least `leastShare`, the most
   * significant first.
   */
  findParts(words: readonly FormedWord[], { leastShare }: { leastShare: number }): PhraseMatch<Target>[] {
    const { phrases, byForm } = this.#built.value;
    const tokens = tokensOf(words);
    const counts = new Map<number, number>();
    for (const { word } of tokens) {
      const numbers = new Set(word[this.#forms].flatMap((form) => [...byForm.get(form)]));
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const matches = [...counts].flatMap(([number, times]) => {
      const phrase = phrases[number];
      const isLikely = phrase && times > 1 && times >= phrase.words.length / 2;
      return isLikely ? [this.#match(phrase, tokens)] : [];
    });
    return withoutRivals(
      matches.filter(
        ({ share, at }) =>
          share >= leastShare && at.filter((place) => !isNegation(words[place]!.word)).length > 1,
      ),
    );
  }

  /**
   * For each target with phrases that contain the word: the sum of its shares in these phrases, and the
   * largest one.
   */
  sharesOfPhrases(word: FormedWord): Map<Target, { sum: number; most: number }> {
    const { phrases, byForm } = this.#built.value;
    const byTarget = new Map<Target, { sum: number; most: number }>();
    const visited = new Set<number>();
    for (const form of word[this.#forms]) {
      for (const number of byForm.get(form)) {
        const phrase = phrases[number];
        if (!phrase || visited.has(number)) continue;
        visited.add(number);
        const weights = this.#weightsOf(phrase);
        const place = phrase.words.findIndex((other) => other[this.#forms].includes(form));
        const share = weights[place]! / weights.reduce((sum, weight) => sum + weight, 0);
        for (const target of phrase.targets) {
          const totals = byTarget.get(target) ?? { sum: 0, most: 0 };
          byTarget.set(target, { sum: totals.sum + share, most: Math.max(totals.most, share) });
        }
      }
    }
    return byTarget;
  }

  /**
   * Returns where a text contains the words of a phrase and how much of the phrase that is. Each word of the
   * text is used once.
   */
  #match(phrase: Phrase<Target>, tokens: readonly Token[]): PhraseMatch<Target> {
    const used: number[] = [];
    let [weight, all] = [0, 0];
    const weights = this.#weightsOf(phrase);
    for (const [place, phraseWord] of phrase.words.entries()) {
      const wordWeight = weights[place]!;
      all += wordWeight;
      const tokensOfWord = tokens.filter(
        ({ word, at }) =>
          phraseWord[this.#forms].some((form) => word[this.#forms].includes(form)) &&
          !at.some((index) => used.includes(index)) &&
          (phrase.words.length > 1 || this.#isSameWord(word, phraseWord)),
      );
      const token = tokensOfWord.find(({ word }) => word.word === phraseWord.word) ?? tokensOfWord[0];
      if (!token) continue;
      used.push(...token.at);
      weight += wordWeight;
    }
    return { targets: phrase.targets, at: used.sort((a, b) => a - b), weight, share: weight / all };
  }

  /**
   * Short words easily sound alike (`fish`, `fees`), so one whose exact spelling is known is taken literally.
   */
  #isSameWord(word: FormedWord, other: FormedWord): boolean {
    if (word.word === other.word) return true;
    const isIndicWord = isIndic(word.word[0]!) || isIndic(other.word[0]!);
    if (isIndicWord && soundOf(word) === soundOf(other)) return true;
    if (word.forms[0]!.length < 2) return false;
    const isLong = (form: string) => form.length >= SOUND_LEAST && !form.includes(':');
    if (other[this.#forms].some((form) => isLong(form) && word[this.#forms].includes(form))) return true;
    return !this.#spellings.has(word.word) && !this.#sounds.has(soundOf(word));
  }
}

/** Unrelated words share skeletons that are shorter than this. */
const SOUND_LEAST = 4;
