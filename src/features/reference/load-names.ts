import type { NamedNeed, ReferenceNames } from './reference.values.ts';
import { load } from '#src/browser/session.ts';
import type { Language } from '#src/shared/languages.ts';

const namesByLanguage = new Map<Language, ReferenceNames>();
const needsByLanguage = new Map<Language, NamedNeed[]>();

/** Loads the names for a `clientLoader`. Sends one request for each language. */
export function loadNames(): Promise<ReferenceNames> {
  return loadOnce(namesByLanguage, (query) => load((api) => api.reference.getNames.$get({ query })));
}

/**
 * Loads the needs for which people contact an NGO, named in the language of the page. Sends one request for
 * each language.
 */
export function loadNeeds(): Promise<NamedNeed[]> {
  return loadOnce(needsByLanguage, (query) => load((api) => api.reference.getNeedNames.$get({ query })));
}

async function loadOnce<Data>(
  cache: Map<Language, Data>,
  request: (query: { language: Language }) => Promise<{ data: Data }>,
): Promise<Data> {
  const language = document.documentElement.lang as Language;
  const cached = cache.get(language);
  if (cached) return cached;
  const { data } = await request({ language });
  cache.set(language, data);
  return data;
}
