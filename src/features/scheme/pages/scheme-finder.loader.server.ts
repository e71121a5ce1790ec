import type { RouterContextProvider } from 'react-router';
import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { FoundSchemes } from '../eligibility/finder.contract.ts';
import { readPlace } from '../eligibility/questions.rules.ts';
import type { FinderView } from '../finder-parts/finder.view.ts';

const HOME_STATE = 'Gujarat';
const FIELD = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

type StateNames = { data: { name: string; nameGu: string; nameHi: string }[] };

/** The question that an address asks for, or what was found when all are answered. */
export async function loadFinder({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<FinderView> {
  const { api, language, origin } = context.get(pageContext);
  const { given, question } = readPlace(new URL(request.url).searchParams);
  const [found, names] = await Promise.all([
    question === null
      ? api.scheme.getSchemesByAnswers
          .$get({ query: given })
          .then((answer) => readAnswer<{ data: FoundSchemes }>(answer))
          .then(({ data }) => data)
      : null,
    api.reference.getAllState.$get().then((answer) => readAnswer<StateNames>(answer)),
  ]);
  const states = names.data.map((state) => ({ value: state.name, label: state[FIELD[language]] }));
  const named = new Set([given.state, ...schemesOf(found).map(({ state }) => state)]);
  return {
    given,
    question,
    found,
    states: question === 'state' ? inOrder({ states, language }) : [],
    stateNames: Object.fromEntries(
      states.filter(({ value }) => named.has(value)).map(({ value, label }) => [value, label]),
    ),
    origin,
    today: dayInIndia(new Date()),
  };
}

function schemesOf(found: FoundSchemes | null) {
  return found ? [...found.can.schemes, ...found.perhaps.schemes, ...found.not.schemes] : [];
}

function inOrder({
  states,
  language,
}: {
  states: FinderView['states'];
  language: string;
}): FinderView['states'] {
  const isHome = (value: string) => Number(value === HOME_STATE);
  return states.sort((a, b) => isHome(b.value) - isHome(a.value) || a.label.localeCompare(b.label, language));
}
