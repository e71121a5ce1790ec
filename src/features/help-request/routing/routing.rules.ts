import { OFFERS_AT_ONCE } from '#src/features/help-request/help-request.values.ts';

/** An NGO that could be asked. `tier` is 0 in the person's city, 1 in the district and 2 elsewhere. */
export type Candidate = {
  ngoId: string;
  tier: number;
  km: number;
  /** The NGO serves one of the needs of the request, as confirmed by the NGO or by staff. */
  hasNeed: boolean;
  openRequests: number;
};

/**
 * Returns the NGOs to ask next, in order: those of the city, then of the district, then the nearest others.
 * Among equally near NGOs, those that serve the need come first, then those with fewer open requests. Fills
 * up to five open offers.
 */
export function nextToAsk({
  candidates,
  openOffers,
}: {
  candidates: readonly Candidate[];
  openOffers: number;
}): Candidate[] {
  const far = (candidate: Candidate) => (candidate.tier < 2 ? 0 : candidate.km);
  return [...candidates]
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        far(a) - far(b) ||
        Number(b.hasNeed) - Number(a.hasNeed) ||
        a.openRequests - b.openRequests ||
        Number(a.ngoId) - Number(b.ngoId),
    )
    .slice(0, Math.max(0, OFFERS_AT_ONCE - openOffers));
}

/** Splits an array into groups of at most `size` elements. */
export function inGroups<Item>(all: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
