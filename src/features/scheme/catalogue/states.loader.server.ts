import type { RouterContextProvider } from 'react-router';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';

const HOME_STATE = 'Gujarat';
const FIELD = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

/** Loads the 28 states in the language of the page: Gujarat first, the others in alphabetical order. */
export async function loadStates(context: Readonly<RouterContextProvider>): Promise<NamedOption[]> {
  const { api, language } = context.get(pageContext);
  const { data } = await readResponse(await api.reference.getAllState.$get());
  const isHome = (value: string) => Number(value === HOME_STATE);
  return data
    .map((state) => ({ value: state.name, label: state[FIELD[language]] }))
    .sort((a, b) => isHome(b.value) - isHome(a.value) || a.label.localeCompare(b.label, language));
}
