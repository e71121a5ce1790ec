import { narrowerNeeds, needs } from '#src/search/need-catalogue.server.ts';
import { rootNeed } from '#src/search/shown-needs.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NamedNeed } from './reference.values.ts';

/** Every need with its name in a language, and the broad need that it is listed under; broad ones without parts are under none. */
export function needNamesIn(language: Language): NamedNeed[] {
  return needs.map((need) => {
    const root = rootNeed(need);
    const under = narrowerNeeds(root.id).length > 0 ? root.id : null;
    return { id: need.id, name: need.name[language], under };
  });
}
