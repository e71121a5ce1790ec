import type { RouterContextProvider } from 'react-router';
import { loadHome } from './home.loader.server.ts';
import { loadNgoList } from './ngo-list.loader.server.ts';

/** The results and the towns one may choose. */
export async function loadSearch(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const [view, { towns }] = await Promise.all([loadNgoList({ ...args, fixed: {} }), loadHome(args.context)]);
  return { view, towns };
}
