import { OFFERS_AT_ONCE } from '#src/features/help-request/help-request.values.ts';

/** An NGO that could be asked: `tier` 0 in the person's city, 1 in the district, 2 elsewhere. */
export type Candidate = {
  ngoId: string;
  tier: number;
  km: number;
  /** People come to it for what is asked for, as it or our team confirmed. */
  hasNeed: boolean;
  openRequests: number;
};

/**
 * The NGOs to ask next, the first one first: those of the city before those of the district before the nearest of the others,
 * among equally near ones those that people come to for just this, then the one with fewer open requests. As many as are missing to five at once.
 */
export function nextToAsk({
  candidates,
  openOffers,
}: {
  candidates: readonly Candidate[];
  openOffers: number;
}): Candidate[] {
  const far = (one: Candidate) => (one.tier < 2 ? 0 : one.km);
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

/** The other towns by distance, a group at a time that are looked at together. */
export function inGroups<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
