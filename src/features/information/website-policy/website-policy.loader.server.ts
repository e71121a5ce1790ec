import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';

/** Returns the grievance officer configured by the operator of the site, or null. */
export function loadPolicy(context: Readonly<RouterContextProvider>) {
  return { officer: context.get(pageContext).grievance ?? null };
}
