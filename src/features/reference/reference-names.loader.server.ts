import type { RouterContextProvider } from 'react-router';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ReferenceNames } from './reference.values.ts';

/** Reference data changes only with a release, so one request for each language is enough. */
const namesByLanguage = new Map<Language, Promise<ReferenceNames>>();

/** Loads the names of towns, districts and categories in the language of the page. */
export function loadReferenceNames(context: Readonly<RouterContextProvider>): Promise<ReferenceNames> {
  const { api, language } = context.get(pageContext);
  let names = namesByLanguage.get(language);
  if (!names) {
    names = api.reference.getNames
      .$get({ query: { language } })
      .then(readResponse)
      .then(({ data }) => data);
    names.catch(() => namesByLanguage.delete(language));
    namesByLanguage.set(language, names);
  }
  return names;
}
