import type { RouterContextProvider } from 'react-router';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { JudgedScheme } from './finder.contract.ts';
import { ANYTHING, bandKey, INCOME_BANDS, OTHER_STATE, UNKNOWN } from './finder.values.ts';
import { finderPath, QUESTIONS, readPosition, type Question } from './questions.rules.ts';
import type {
  FinderView,
  Fit,
  SchemeGroupView,
  Option,
} from '#src/features/scheme/finder/parts/finder.view.ts';
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
  const { input, question } = readPosition(new URL(request.url).searchParams);
  const [response, inOrder] = await Promise.all([
    question === null ? api.scheme.getSchemesByAnswers.$get({ query: input }).then(readResponse) : null,
    loadStates(context),
  ]);
  const states = Object.fromEntries(inOrder.map(({ value, label }) => [value, label]));
  const words = finderWords({ language, states });
  const answers = QUESTIONS.flatMap((other) => {
    const text = words.answerTo(other, input);
    return text && other !== question ? [{ question: other, text }] : [];
  });
  const options = question ? optionsOf({ question, words, states: inOrder }) : [];
  if (!response) return { input, question, options, answers, result: null };

  const isLong = response.data.can.total + response.data.perhaps.total >= LONG;
  const [path = '', query] = finderPath({ input }).split('?');
  const group = (fit: Fit): SchemeGroupView => ({
    total: response.data[fit].total,
    schemes: response.data[fit].schemes.map((scheme) =>
      inWords({ scheme, words, language, fit, isShort: isLong || fit === 'not' }),
    ),
  });
  const result = {
    headline: words.headline(response.data),
    forWhom: words.forWhom(input),
    groups: { can: group('can'), perhaps: group('perhaps'), not: group('not') },
    isLong,
    papers: response.data.documents,
    address: `${origin}${pathInLanguage({ path, language })}?${query}`,
    today: dayInIndia(new Date()),
  };
  return { input, question, options, answers, result };
}

function inWords(input: {
  scheme: JudgedScheme;
  fit: Fit;
  isShort: boolean;
  words: Words;
  language: Language;
}) {
  const { scheme, fit, isShort, words, language } = input;
  const { _id, type, schemeName: name, summary, ngo } = scheme;
  const localName = language === 'gu' ? ngo?.nameGu : language === 'hi' ? ngo?.nameHi : null;
  const by = localName ?? ngo?.name ?? words.t.result.government;
  const must = fit === 'perhaps' ? scheme.eligibility.conditions.join(' ') : '';
  return { _id, type, name, by, summary: isShort ? '' : summary, reason: words.reason(fit, scheme), must };
}

/** Returns the options of a question. 'I do not know' is always one of them. */
function optionsOf(input: {
  question: Question;
  words: Words;
  /** In display order. */
  states: Option[];
}): Option[] {
  const { question, states } = input;
  const { t, words, bandName } = input.words;
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
