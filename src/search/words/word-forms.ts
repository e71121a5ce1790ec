import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { englishStems } from './english-forms.ts';

/** Minimum number of letters that must remain when an ending is removed. Shorter stems are ambiguous. */
const LEFT_LEAST = { latin: 3, indic: 2 };
/**
 * Shorter stems sound like unrelated words of another script, so they are compared only within their script.
 */
const SHARED_LEAST = 4;
/** A final vowel is removed only from words of at least this length: `mare` (beats) is not `mari` (dying). */
const VOWEL_LEAST = { latin: 6, indic: 3 };

const GUJARATI_CASES = /(માંથી|માં|થી|નાં|નો|ની|નું|ના|ને|નુ|વાળા|વાળી|વાળું|વાળો|એ)$/u;
const GUJARATI_PLURAL = /(ઓ|ો)$/u;
const GUJARATI_VOWEL = /(ો|ા|ાં|ું|ુ|ે)$/u;
const HINDI_PLURAL = /(ियों|ियां|ाओं|ाएं|ुओं|ों|ओं|ें|एं|यों)$/u;
const HINDI_VOWEL = /(ा|े|ो)$/u;
const LATIN_CASES = /(?:mathi|maathi|maa|man|ma|thi|nun|nu|naa|na|ni|no|ne|vala|vali|walo)$/;
const GUJARATI_VERB =
  /(?:વાવાળા|વાવાળી|વાનું|વાની|વાનો|વાના|વાને|વા|વું|વી|વો|વે|વાં|તું|તી|તો|તા|તાં|્યું|્યો|્યા|્યાં|ેલું|ેલી|ેલો|ેલા|ેલાં|ીને|ીએ|ીશ|શે|ાય|ાઈ|ે)$/u;
const HINDI_VERB = /(?:ना|नी|ने|ता|ती|ते|ेगा|ेगी|ेंगे|ूंगा|ूंगी|कर|या|यी|ए|ाए|े)$/u;
const LATIN_VERB =
  /(?:vavala|vanun?|vani|vano|vana|vane|vaa|va|vun?|vi|vo|ve|tun?|ti|to|taa|ta|te|yun?|yo|ya|elu|eli|elo|ela|ine|iye|se|she|ay|ai|nahi|naa|na|ni|ne|ega|egi|enge|e)$/;
const LATIN_PLURAL = /(?:iyon|iyan|on|oan)$/;
const LATIN_VOWEL = /[oaeu]$/;

/**
 * Returns the forms used to compare words: two words are considered the same if they share one. The first
 * form is the skeleton of the word itself. The others are those of the word without its ending (plural, case,
 * -ing), in any of the three scripts, including Latin letters.
 */
export function formsOfWord(word: string): readonly string[] {
  return memoize(wordCache, word, () => [
    ...tagged(word, withoutEndings(word)),
    ...verbForms(word, scriptOf(word)),
  ]);
}

/**
 * Returns the forms of a verb without its ending, so that વેચવી, વેચતા and `vechvu` match. They keep their
 * vowels, because verb stems are short. Forms are shared across scripts only if they have at least four
 * letters: `mar` means both beating and dying.
 */
function verbForms(word: string, script: 'g' | 'h' | 'l'): string[] {
  const ending = script === 'g' ? GUJARATI_VERB : script === 'h' ? HINDI_VERB : LATIN_VERB;
  const stem = word.replace(ending, '');
  if (stem === word || lettersOf(stem) < (script === 'l' ? VERB_LEAST : LEFT_LEAST.indic)) return [];
  const { raw } = keysOfWord({ word: stem });
  const plain = plainSpelling(raw);
  return script === 'l' || plain.length >= VERB_LEAST
    ? [`v:${plain}`, ...(script === 'l' ? [] : [`${script}v:${raw}`])]
    : [`${script}v:${raw}`];
}

/** Minimum number of Latin letters of a verb without its ending, if it is compared across scripts. */
const VERB_LEAST = 4;

/** Returns a word in Latin letters with variant spellings unified, such as long vowels, `chh` and `sh`. */
export function plainSpelling(roman: string): string {
  return roman
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/aa+/g, 'a')
    .replace(/chh/g, 'ch')
    .replace(/sh/g, 's')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z|jh/g, 'j');
}

/**
 * Like `formsOfWord`, but removes only the endings that a name takes, such as those for place and possession.
 */
export function formsOfName(word: string): readonly string[] {
  return memoize(nameCache, word, () => tagged(word, withoutCase(word)));
}

type Cache = Map<string, readonly string[]>;
const wordCache: Cache = new Map();
const nameCache: Cache = new Map();
const CACHED_MOST = 20_000;

function memoize(cache: Cache, word: string, make: () => string[]): readonly string[] {
  const cached = cache.get(word);
  if (cached) return cached;
  if (cache.size >= CACHED_MOST) cache.clear();
  const forms = make();
  cache.set(word, forms);
  return forms;
}

type Stems = { bare: readonly string[]; open?: readonly string[] };

/**
 * Returns the skeleton of the word itself first. Short stems are shared only within one script, marked by its
 * letter. The same applies to stems without their vowel: દીકરો (son) is not dikri (daughter).
 */
function tagged(word: string, { bare, open = [] }: Stems): string[] {
  const script = scriptOf(word);
  const whole = keysOfWord({ word }).skeleton;
  const forms = new Set([whole]);
  forms.add(`${script}:${whole}`);
  const inScript = (skeleton: string) => `${script}:${skeleton}`;
  for (const stem of bare) {
    const { skeleton } = keysOfWord({ word: stem });
    forms.add(skeleton.length < SHARED_LEAST ? inScript(skeleton) : skeleton);
    forms.add(inScript(skeleton));
  }
  for (const stem of open) forms.add(inScript(keysOfWord({ word: stem }).skeleton));
  return [...forms];
}

function scriptOf(word: string): 'g' | 'h' | 'l' {
  if (/[\u0a80-\u0aff]/.test(word)) return 'g';
  return /[\u0900-\u097f]/.test(word) ? 'h' : 'l';
}

function withoutCase(word: string): Stems {
  const script = scriptOf(word);
  if (script === 'g') return { bare: [stripIndic({ word, ending: GUJARATI_CASES }) ?? word] };
  if (script === 'h') return { bare: [] };
  const bare = word.replace(LATIN_CASES, '');
  return { bare: bare !== word && bare.length > LEFT_LEAST.latin ? [bare] : [] };
}

function withoutEndings(word: string): Stems {
  const script = scriptOf(word);
  if (script === 'g') return gujaratiStems(word);
  return script === 'h' ? hindiStems(word) : latinStems(word);
}

function gujaratiStems(word: string): Stems {
  const bare = stripIndic({ word, ending: GUJARATI_CASES }) ?? word;
  const single = stripIndic({ word: bare, ending: GUJARATI_PLURAL }) ?? bare;
  return { bare: [bare, single], open: [stripVowel({ word: single, ending: GUJARATI_VOWEL })] };
}

function hindiStems(word: string): Stems {
  const plural = HINDI_PLURAL.exec(word)?.[0];
  const bare = stripIndic({ word, ending: HINDI_PLURAL });
  const single = bare === undefined ? word : plural?.startsWith('ि') ? `${bare}ी` : bare;
  return { bare: [single], open: [stripVowel({ word: single, ending: HINDI_VOWEL })] };
}

function latinStems(word: string): Stems {
  const stems = [LATIN_CASES, LATIN_PLURAL].flatMap((ending) => {
    const bare = word.replace(ending, '');
    return bare === word || bare.length < LEFT_LEAST.latin ? [] : [bare];
  });
  // `naukri` and `nokri` are the same word.
  const variant = word.replace(/au|ou|ow/g, 'o');
  const open = word.length >= VOWEL_LEAST.latin ? [word.replace(LATIN_VOWEL, '')] : [];
  return { bare: [...englishStems(word), ...stems, variant], open };
}

function stripVowel({ word, ending }: { word: string; ending: RegExp }): string {
  return lettersOf(word) < VOWEL_LEAST.indic ? word : word.replace(ending, '');
}

function stripIndic({ word, ending }: { word: string; ending: RegExp }): string | undefined {
  const bare = word.replace(ending, '');
  return bare === word || lettersOf(bare) < LEFT_LEAST.indic ? undefined : bare;
}

/** Counts the letters of a word without vowel signs. */
function lettersOf(word: string): number {
  return word.replace(/\p{M}/gu, '').length;
}

/** Returns the forms used to find words in texts. The others only distinguish phrases within one script. */
export function searchForms(forms: readonly string[]): readonly string[] {
  return forms.filter(
    (form) => !form.includes(':') || (form.length < SHARED_LEAST + 2 && !form.includes('v:')),
  );
}
