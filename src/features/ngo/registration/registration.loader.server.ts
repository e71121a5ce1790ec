import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions } from '#src/features/reference/reference.values.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { RegisterView } from './registration.view.ts';

/** Returns the options of the form. */
export async function loadRegister(context: Readonly<RouterContextProvider>): Promise<RegisterView> {
  const { language } = context.get(pageContext);
  const { cities, categories } = await loadReferenceNames(context);
  return {
    categories: namedOptions({ names: categories, language }),
    cities: namedOptions({ names: cities, language }),
    cityNames: cities,
  };
}
