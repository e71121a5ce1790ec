import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { searchAnswerOf } from '../search-answer.server.ts';
import { loadHome } from './home.loader.server.ts';
import { loadFoundNgos } from './ngo-list.loader.server.ts';

/** The results, what they are an answer to, and the towns one may choose. */
export async function loadSearch(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { language } = args.context.get(pageContext);
  const [{ view, found }, { towns }, names] = await Promise.all([
    loadFoundNgos({ ...args, fixed: {} }),
    loadHome(args.context),
    loadReferenceNames(args.context),
  ]);
  const { asked } = view;
  const address = new URL(args.request.url).searchParams;
  return {
    ...{ view, towns },
    answer: searchAnswerOf({ list: found, words: asked['q'] ?? '', address, names, language }),
  };
}
