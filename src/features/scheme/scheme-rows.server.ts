import { publicNeeds, type PublicNeed } from '#src/search/public-needs.server.ts';
import type { CleanScheme } from './management/scheme-form.rules.ts';

/** Replaces the ids of needs by the needs with their names. */
export const withPublicNeeds = <Scheme extends { needs: string[] }>(
  scheme: Scheme,
): Omit<Scheme, 'needs'> & { needs: PublicNeed[] } => ({ ...scheme, needs: publicNeeds(scheme.needs) });

/** The values of a scheme to write to the database. */
export type SchemeRow = CleanScheme & {
  /** Ids of the confirmed needs. */
  needs: readonly string[];
  sortName: string;
  search: string;
};
