import type { NamedNeed, ReferenceNames } from './reference.values.ts';
import { load } from '#src/browser/session.ts';
import type { Language } from '#src/shared/languages.ts';

const needsByLanguage = new Map<Language, NamedNeed[]>();
const namesByLanguage = new Map<Language, ReferenceNames>();

/** Loads the names for a `clientLoader`. Sends one request for each language. */
export async function loadNames(): Promise<ReferenceNames> {
  const language = document.documentElement.lang as Language;
  const cached = namesByLanguage.get(language);
  if (cached) return cached;
  const { data } = await load((api) => api.reference.getNames.$get({ query: { language } }));
  namesByLanguage.set(language, data);
  return data;
}

/**
 * Loads the needs for which people contact an NGO, named in the language of the page. Sends one request for
 * each language.
 */
export async function loadNeeds(): Promise<NamedNeed[]> {
  const language = document.documentElement.lang as Language;
  const cached = needsByLanguage.get(language);
  if (cached) return cached;
  const { data } = await load((api) => api.reference.getNeedNames.$get({ query: { language } }));
  needsByLanguage.set(language, data);
  return data;
}
