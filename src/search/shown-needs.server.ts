import { needById, needs, type Need } from './need-catalogue.server.ts';

/** A need as lists and pages show it. */
export type ShownNeed = { id: string; name: string; nameGu: string; nameHi: string };

export function shownNeed({ id, name }: Need): ShownNeed {
  return { id, name: name.en, nameGu: name.gu, nameHi: name.hi };
}

/** The needs of these ids in the order of the catalogue; those it does not know any more are left out. */
export function shownNeeds(ids: readonly string[]): ShownNeed[] {
  const asked = new Set(ids);
  return needs.filter(({ id }) => asked.has(id)).map(shownNeed);
}

/** The need that a need is a part of in the end, itself if of none; of several the first. */
export function rootNeed(need: Need): Need {
  const [broader] = need.partOf;
  return broader === undefined ? need : rootNeed(needById.get(broader)!);
}
