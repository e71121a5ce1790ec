import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { Options, RegisterView } from '../register.view.ts';

/** What the form offers to choose from. */
export async function loadRegister(context: Readonly<RouterContextProvider>): Promise<RegisterView> {
  const { language } = context.get(pageContext);
  const { cities, categories } = await loadReferenceNames(context);
  const options = (names: Record<string, string>): Options =>
    Object.entries(names)
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  return { categories: options(categories), cities: options(cities), cityNames: cities };
}
