import type { RouterContextProvider } from 'react-router';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { JudgedScheme, JudgedSchemes } from './finder.contract.ts';
import { ASK_MOST, QUESTIONS } from './finder.values.ts';
import { finderPath, readPosition } from './questions.rules.ts';
import type {
  FinderResultView,
  FinderView,
  Fit,
  SchemeGroupView,
  JudgedSchemeView,
} from '#src/features/scheme/finder/parts/finder.view.ts';
import { finderWords } from './finder-words.server.ts';
import { optionsOf } from './question-options.server.ts';
import { loadStates } from '#src/features/scheme/catalogue/states.loader.server.ts';

/** Number of schemes shown at once from which a list is compact, so that it fits on a sheet of paper. */
const LONG = 17;

type Words = ReturnType<typeof finderWords>;
type Context = Readonly<RouterContextProvider>;

/** Loads the question that the URL points to or that decides most, or the result once nothing is left to ask. */
export async function loadFinder({
  request,
  context,
}: {
  request: Request;
  context: Context;
}): Promise<FinderView> {
  const { api, language } = context.get(pageContext);
  const position = readPosition(new URL(request.url).searchParams);
  const { input, wrongAge } = position;
  const step = wrongAge === undefined ? position.step : 'who';
  const [next, states] = await Promise.all([
    step === 'result' ? null : api.scheme.getNextQuestion.$get({ query: input }).then(readResponse),
    loadStates(context),
  ]);
  const words = finderWords({
    language,
    states: Object.fromEntries(states.map(({ value, label }) => [value, label])),
    gender: input.gender,
  });
  const question = step === 'result' || !next ? null : (step ?? next.data.question);
  const answers = QUESTIONS.flatMap((other) => {
    const text = words.answerTo(other, input);
    return text && other !== question ? [{ question: other, text }] : [];
  });
  const common = { input, question, answers, wrongAge };
  if (question === null || !next)
    return {
      ...common,
      options: [],
      isReopened: false,
      before: null,
      result: await loadResult({ context, words, input }),
    };
  const options = optionsOf({ question, words, states, circumstances: next.data.circumstances });
  const isReopened = position.step !== null;
  return {
    ...common,
    options,
    isReopened,
    before: wrongAge === undefined ? position.asked : null,
    result: null,
  };
}

async function loadResult({
  context,
  words,
  input,
}: {
  context: Context;
  words: Words;
  input: FinderView['input'];
}): Promise<FinderResultView> {
  const { api, language, origin } = context.get(pageContext);
  const { data } = await readResponse(
    await api.scheme.getSchemesByAnswers.$get({ query: { ...input, language } }),
  );
  const shown = data.can.schemes.length + Math.min(data.perhaps.schemes.length, ASK_MOST);
  const isLong = shown >= LONG;
  const [path = '', query = ''] = finderPath({ input }).split('?');
  const rows = (fit: Fit, schemes: JudgedScheme[], isShort = isLong) =>
    schemes.map((scheme) => inWords({ scheme, words, language, fit, isShort }));
  return {
    headline: words.headline(data),
    forWhom: words.forWhom(input),
    groups: groupsOf(data, rows),
    isLong,
    papers: data.documents,
    address: `${origin}${pathInLanguage({ path, language })}${query && `?${query}`}`,
    today: dayInIndia(new Date()),
  };
}

/** Shows what fits and the most likely of the others; the rest is folded. */
function groupsOf(
  { can, perhaps, not }: JudgedSchemes,
  rows: (fit: Fit, schemes: JudgedScheme[], isShort?: boolean) => JudgedSchemeView[],
): FinderResultView['groups'] {
  const first = perhaps.schemes.slice(0, ASK_MOST);
  const group = (total: number, schemes: JudgedSchemeView[]): SchemeGroupView => ({ total, schemes });
  return {
    can: group(can.total, rows('can', can.schemes)),
    perhaps: group(first.length, rows('perhaps', first)),
    further: group(
      Math.max(0, perhaps.total - ASK_MOST),
      rows('perhaps', perhaps.schemes.slice(ASK_MOST), true),
    ),
    not: group(not.total, rows('not', not.schemes, true)),
  };
}

function inWords(input: {
  scheme: JudgedScheme;
  fit: Fit;
  isShort: boolean;
  words: Words;
  language: Language;
}): JudgedSchemeView {
  const { scheme, fit, isShort, words, language } = input;
  const { _id, type, schemeName: name, summary, ngo } = scheme;
  const localName = language === 'gu' ? ngo?.nameGu : language === 'hi' ? ngo?.nameHi : null;
  const by = localName ?? ngo?.name ?? words.t.result.government;
  const must = fit === 'perhaps' ? scheme.eligibility.conditions.join(' ') : '';
  return {
    _id,
    type,
    name,
    by,
    must,
    summary: isShort ? '' : summary,
    reason: words.reason(fit, scheme),
    lang: langOfText(name, language),
  };
}
