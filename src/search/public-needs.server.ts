import { needById, needs, type Need } from './need-catalogue.server.ts';

/** The id of a need and its name in each language. */
export type PublicNeed = { id: string; name: string; nameGu: string; nameHi: string };

/** Returns a need as lists and pages show it. */
export function publicNeed({ id, name }: Need): PublicNeed {
  return { id, name: name.en, nameGu: name.gu, nameHi: name.hi };
}

/** Returns the needs with these ids in catalogue order. Unknown ids are ignored. */
export function publicNeeds(ids: readonly string[]): PublicNeed[] {
  const idSet = new Set(ids);
  return needs.filter(({ id }) => idSet.has(id)).map(publicNeed);
}

/**
 * Returns the broadest need that contains this one, following the first broader need at each level, or the
 * need itself.
 */
export function rootNeed(need: Need): Need {
  const [broader] = need.partOf;
  return broader === undefined ? need : rootNeed(needById.get(broader)!);
}
