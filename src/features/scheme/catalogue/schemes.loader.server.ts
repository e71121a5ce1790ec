import { data, type RouterContextProvider } from 'react-router';
import { wordsToShow } from '#src/features/search-terms/shown-words.server.ts';
import { searchNote } from '#src/features/search-terms/search-note.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SchemeListView, SchemeRowView } from '#src/features/scheme/scheme.views.ts';
import type { PublicScheme } from './catalogue.contract.ts';
import { summaryOf } from '#src/features/scheme/scheme-summary.ts';
import { schemeTextsIn } from '#src/features/scheme/scheme-texts.ts';
import { isAllStates } from '#src/features/scheme/scheme.values.ts';
import { offeredBy } from './offered-by.server.ts';
import { loadStates } from './states.loader.server.ts';

/** The query parameters of the list of schemes. */
export const SCHEME_LIST_PARAMETERS = [
  'q',
  'category',
  'beneficiary',
  'gender',
  'state',
  'ngo',
  'page',
] as const;

/**
 * Loads a page of schemes.
 * @throws a 400 response for an unknown value in the query, and a 404 response for a page after the last one.
 */
export async function loadSchemes({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<SchemeListView> {
  const { api, language, addNote } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query: Record<string, string> = Object.fromEntries(
    SCHEME_LIST_PARAMETERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const { ngo: ngoId, ...filters } = query;
  const [list, states] = await Promise.all([
    api.scheme.getAllScheme.$get({ query: { ...filters, ngoId } }).then(readResponse),
    loadStates(context),
  ]);
  const { state } = query;
  if (state && !isAllStates(state) && !states.some(({ value }) => value === state))
    throw data(null, { status: 400 });
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  const ids = list.data.map(({ _id }) => _id);
  const note = searchNote({ kind: 'scheme', address: params, isMatch: list.total > 0, ids });
  if (note) addNote(note);
  return {
    rows: list.data.map((scheme) => rowOf({ scheme, language })),
    total: list.total,
    page: list.page,
    lastPage: Math.ceil(list.total / list.pageSize),
    query,
    shownWords: wordsToShow(query['q']),
    states,
  };
}

function rowOf({ scheme, language }: { scheme: PublicScheme; language: Language }): SchemeRowView {
  const { _id, type, category, beneficiary, gender, state, ngo, eligibility } = scheme;
  const { schemeName, benefit, description } = schemeTextsIn({ ...scheme, ...eligibility }, language);
  return {
    _id: String(_id),
    type,
    name: textView(schemeName, language),
    category,
    beneficiary,
    gender,
    state,
    summary: benefit ?? summaryOf(description),
    ngo: ngo && offeredBy({ ngo, language }),
  };
}
