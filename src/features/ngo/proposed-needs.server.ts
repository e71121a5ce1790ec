import { shownNeeds, type ShownNeed } from '#src/search/shown-needs.server.ts';
import { proposeNeeds } from '#src/search/text-lexemes.server.ts';
import { textsOfNgo, type SearchableNgo } from './ngo-lexemes.server.ts';
import { NEEDS_MOST } from './ngo.values.ts';

/** Returns the confirmed needs of an NGO and further needs that its texts mention. */
export function confirmedAndProposed(ngo: Omit<SearchableNgo, 'category' | 'city'>): {
  needs: ShownNeed[];
  proposedNeeds: ShownNeed[];
} {
  const others = proposeNeeds(textsOfNgo(ngo)).filter((id) => !ngo.needs.includes(id));
  return { needs: shownNeeds(ngo.needs), proposedNeeds: shownNeeds(others.slice(0, NEEDS_MOST)) };
}
