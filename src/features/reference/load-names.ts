import type { NamedNeed } from './reference.values.ts';
import { load } from '#src/browser/session.ts';
import type { Language } from '#src/shared/languages.ts';

/** What towns, districts and categories are called in the page's language, by their keys. */
export type Names = {
  cities: Record<string, string>;
  districts: Record<string, string>;
  categories: Record<string, string>;
};

const knownNeeds = new Map<Language, NamedNeed[]>();
const known = new Map<Language, Names>();

/** For a `clientLoader`; asked once for each language. */
export async function loadNames(): Promise<Names> {
  const language = document.documentElement.lang as Language;
  const kept = known.get(language);
  if (kept) return kept;
  const { data } = await load((api) => api.reference.getNames.$get({ query: { language } }));
  known.set(language, data);
  return data;
}

/** What people can come to an NGO for, named in the page's language; asked once for each. */
export async function loadNeeds(): Promise<NamedNeed[]> {
  const language = document.documentElement.lang as Language;
  const kept = knownNeeds.get(language);
  if (kept) return kept;
  const { data } = await load((api) => api.reference.getNeedNames.$get({ query: { language } }));
  knownNeeds.set(language, data);
  return data;
}
