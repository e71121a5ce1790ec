import type { RouterContextProvider } from 'react-router';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { JudgedScheme } from './finder.contract.ts';
import { ANYTHING, bandKey, INCOME_BANDS, OTHER_STATE, UNKNOWN } from './finder.values.ts';
import { finderPath, QUESTIONS, readPlace, type Question } from './questions.rules.ts';
import type { FinderView, Fit, FoundGroup, Option } from '#src/features/scheme/finder/parts/finder.view.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import { finderWords } from './finder-words.server.ts';
import { loadStates } from '#src/features/scheme/catalogue/states.loader.server.ts';

/**
 * Number of schemes in `can` and `perhaps` from which a list uses the compact layout, so that it fits on a
 * sheet of paper.
 */
const LONG = 17;

type Words = ReturnType<typeof finderWords>;
type FinderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the question that the URL points to, or the result once all questions are answered. */
export async function loadFinder({ request, context }: FinderArgs): Promise<FinderView> {
  const { api, language, origin } = context.get(pageContext);
  const { given: input, question } = readPlace(new URL(request.url).searchParams);
  const [found, inOrder] = await Promise.all([
    question === null ? api.scheme.getSchemesByAnswers.$get({ query: input }).then(readResponse) : null,
    loadStates(context),
  ]);
  const states = Object.fromEntries(inOrder.map(({ value, label }) => [value, label]));
  const words = finderWords({ language, states });
  const answers = QUESTIONS.flatMap((answered) => {
    const text = words.answerTo(answered, input);
    return text && answered !== question ? [{ question: answered, text }] : [];
  });
  const options = question ? optionsOf({ question, words, states: inOrder }) : [];
  if (!found) return { given: input, question, options, answers, result: null };

  const isLong = found.data.can.total + found.data.perhaps.total >= LONG;
  const [path = '', query] = finderPath({ given: input }).split('?');
  const group = (fit: Fit): FoundGroup => ({
    total: found.data[fit].total,
    schemes: found.data[fit].schemes.map((scheme) =>
      inWords({ scheme, words, language, fit, isShort: isLong || fit === 'not' }),
    ),
  });
  const result = {
    headline: words.headline(found.data),
    forWhom: words.forWhom(input),
    groups: { can: group('can'), perhaps: group('perhaps'), not: group('not') },
    isLong,
    papers: found.data.documents,
    address: `${origin}${pathInLanguage({ path, language })}?${query}`,
    today: dayInIndia(new Date()),
  };
  return { given: input, question, options, answers, result };
}

function inWords(told: {
  scheme: JudgedScheme;
  fit: Fit;
  isShort: boolean;
  words: Words;
  language: Language;
}) {
  const { scheme, fit, isShort, words, language } = told;
  const { _id, type, schemeName: name, summary, ngo } = scheme;
  const own = language === 'gu' ? ngo?.nameGu : language === 'hi' ? ngo?.nameHi : null;
  const by = own ?? ngo?.name ?? words.t.result.government;
  const must = fit === 'perhaps' ? scheme.eligibility.conditions.join(' ') : '';
  return { _id, type, name, by, summary: isShort ? '' : summary, reason: words.reason(fit, scheme), must };
}

/** Returns the options of a question. 'I do not know' is always one of them. */
function optionsOf(asked: {
  question: Question;
  words: Words;
  /** In display order. */
  states: Option[];
}): Option[] {
  const { question, states } = asked;
  const { t, words, bandName } = asked.words;
  const unknown = { value: UNKNOWN, label: t.unknown, hint: t.unknownHint };
  switch (question) {
    case 'for':
      return [
        ...SCHEME_CATEGORIES.map((value) => ({ value, label: words.categories[value] })),
        { value: ANYTHING, label: t.unknown, hint: t.anythingHint },
      ];
    case 'who':
      return [
        { value: 'Female', label: t.female },
        { value: 'Male', label: t.male },
        { value: UNKNOWN, label: t.otherGender },
      ];
    case 'group':
      return [...BENEFICIARIES.map((value) => ({ value, label: words.beneficiaries[value] })), unknown];
    case 'income':
      return [...INCOME_BANDS.map((band) => ({ value: bandKey(band), label: bandName(band) })), unknown];
    case 'state':
      return [...states, { value: OTHER_STATE, label: t.otherState }, { value: UNKNOWN, label: t.unknown }];
  }
}
