import { load } from '#src/browser/session.ts';
import type { Language } from '#src/shared/languages.ts';

export type SchemeEditorData = Awaited<ReturnType<typeof loadSchemeEditor>>;

const NAME_IN = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

/** Loads the form of a scheme for a `clientLoader`. Without an id, it is for a new scheme. */
export async function loadSchemeEditor(id: string | undefined) {
  const language = document.documentElement.lang as Language;
  const [scheme, states, needs] = await Promise.all([
    id === undefined ? undefined : load((api) => api.scheme.getOwnSchemeById[':id'].$get({ param: { id } })),
    load((api) => api.reference.getAllState.$get()),
    load((api) => api.reference.getNeedNames.$get({ query: { language } })),
  ]);
  return {
    scheme: scheme?.data,
    needs: needs.data,
    states: states.data.map((state) => ({ value: state.name, label: state[NAME_IN[language]] })),
  };
}
