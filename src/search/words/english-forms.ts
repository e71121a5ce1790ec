/** Irregular verbs and nouns: the base form comes first, its other forms follow. */
const IRREGULAR = `be been|beat beaten|begin began begun|bite bit bitten|bleed bled|break broke broken|bring brought|build built|burn burnt|buy bought
 catch caught|child children|choose chose chosen|deal dealt|dig dug|draw drew drawn|drink drank drunk drunken|drive drove driven|eat ate eaten
 fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown|foot feet|forget forgot forgotten|freeze frozen|goose geese
 grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|knife knives|know knew known|leaf leaves|learn learnt|leave left
 lend lent|lie lying lied|life lives|lose lost losing|man men|mean meant|meet met|mouse mice|pay paid|person people|ride rode ridden
 ring rang|rise rose|run ran running|seek sought|sell sold|send sent|shake shook shaken|shoot shot|shrink shrunk|sing sang sung
 sink sank sunk|sit sat|sleep slept asleep|speak spoke spoken|spend spent|stand stood|steal stole stolen|stick stuck|sweep swept|swim swam
 teach taught|tear torn|tell told|think thought|throw threw thrown|thief thieves|tooth teeth|understand understood|wake woke|wear wore worn
 weave wove woven|weep wept|wife wives|win won|woman women|write wrote written|calf calves|ox oxen|loaf loaves`;

const baseOf = new Map(
  IRREGULAR.split(/[|\n]/).flatMap((line) => {
    const [base = '', ...forms] = line.trim().split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** Minimum number of letters that must remain when an ending is removed. */
const LEFT_LEAST = 3;
const ENDINGS = [/ies$/, /es$/, /s$/, /(?:ing|ed|en)$/];
/**
 * A silent e may have been dropped before these endings: `dancing` comes from `dance`. Without the e, its c
 * would sound like k.
 */
const SILENT_E = /(?:ing|ed)$/;

/**
 * Returns the possible stems of an English word: without a plural, -ing or -ed ending, in British spelling,
 * and the base of an irregular form.
 */
export function englishStems(word: string): string[] {
  const base = baseOf.get(word);
  const british = word.replace(/iz(e[ds]?|ing|ations?)$/, 'is$1');
  const stems = british === word ? [] : [british];
  if (base !== undefined) stems.push(base);
  for (const ending of ENDINGS) {
    const bare = british.replace(ending, '');
    if (bare === british || bare.length < LEFT_LEAST) continue;
    stems.push(...(ending === ENDINGS[0] ? [`${bare}y`, `${bare}ie`] : [bare]));
    if (SILENT_E.test(british) && /[cgsvz]$/.test(bare)) stems.push(`${bare}e`);
  }
  return stems;
}
