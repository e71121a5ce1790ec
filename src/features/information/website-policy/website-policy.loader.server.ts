import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';

/** Whom people complain to, as the operator of this site set it. */
export function loadPolicy(context: Readonly<RouterContextProvider>) {
  return { officer: context.get(pageContext).grievance ?? null };
}
