import { publicNeeds, type PublicNeed } from '#src/search/public-needs.server.ts';
import { proposeNeeds } from '#src/search/text-lexemes.server.ts';
import { textsOfNgo, type SearchableNgo } from './ngo-lexemes.server.ts';
import { NEEDS_MOST } from './ngo.values.ts';

/** Returns the confirmed needs of an NGO and further needs that its texts mention. */
export function confirmedAndProposed(ngo: Omit<SearchableNgo, 'category' | 'city'>): {
  needs: PublicNeed[];
  proposedNeeds: PublicNeed[];
} {
  const others = proposeNeeds(textsOfNgo(ngo)).filter((id) => !ngo.needs.includes(id));
  return { needs: publicNeeds(ngo.needs), proposedNeeds: publicNeeds(others.slice(0, NEEDS_MOST)) };
}
