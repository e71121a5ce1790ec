import { narrowerNeeds, needs } from '#src/search/need-catalogue.server.ts';
import { rootNeed } from '#src/search/public-needs.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NamedNeed } from './reference.values.ts';

/**
 * Returns every need with its name in `language` and the id of the broad need that it is listed under.
 * `under` is null for a broad need that has no narrower needs.
 */
export function needNamesIn(language: Language): NamedNeed[] {
  return needs.map((need) => {
    const root = rootNeed(need);
    const under = narrowerNeeds(root.id).length > 0 ? root.id : null;
    return { id: need.id, name: need.name[language], under };
  });
}
