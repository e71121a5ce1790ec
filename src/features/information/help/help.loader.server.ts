import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { groupHelplines } from './helpline-groups.server.ts';

/** Returns the helplines in the language of the page. */
export function loadHelp(context: Readonly<RouterContextProvider>) {
  return { groups: groupHelplines(context.get(pageContext).language) };
}
