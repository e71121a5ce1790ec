import type { RouterContextProvider } from 'react-router';
import { searchNote } from '#src/features/search-terms/search-note.server.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { searchTextsOf, wordsForSchemes } from './search-texts.server.ts';
import { loadTowns } from '#src/features/ngo/directory/home.loader.server.ts';
import { loadNgoPage } from '#src/features/ngo/directory/ngo-list.loader.server.ts';

/** More than are shown, because some that match the words serve other needs. */
const SCHEMES_READ = '10';
/** The search for schemes rejects longer texts. */
const SCHEME_WORDS_MOST = 200;

/** Loads the results, the texts around them, and the towns to choose from. */
export async function loadSearch(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { language, api } = args.context.get(pageContext);
  const [{ view, list }, towns, names] = await Promise.all([
    loadNgoPage({ ...args, fixed: {} }),
    loadTowns(args.context),
    loadReferenceNames(args.context),
  ]);
  const { query } = view;
  const words = query['q'] ?? '';
  const q = wordsForSchemes({ list, words });
  const schemes = q
    ? await api.scheme.getAllScheme
        .$get({ query: { q: q.slice(0, SCHEME_WORDS_MOST), pageSize: SCHEMES_READ } })
        .then(readResponse)
    : null;
  const address = new URL(args.request.url).searchParams;
  const ids = list.data.map(({ _id }) => _id);
  const note = searchNote({ kind: 'ngo', address, isMatch: list.exactMatch, ids });
  if (note) args.context.get(pageContext).addNote(note);
  return {
    view,
    towns,
    texts: searchTextsOf({ list, words, address, names, language, schemes }),
  };
}
