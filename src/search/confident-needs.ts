import type { ReadQuery } from './read-query.server.ts';

/** Less sure needs are looked for, but not told: a mere hint at suicide would frighten. */
const SURENESS_LEAST = 0.12;
/** Nor are those that are far less sure than the surest. */
const SHARE_OF_SUREST = 0.5;

type Needs = ReadQuery<unknown>['needs'];

/** The needs that somebody is told about as understood, the surest first. */
export function confidentNeeds(needs: Needs): Needs {
  const least = Math.max(SURENESS_LEAST, SHARE_OF_SUREST * (needs[0]?.sureness ?? 0));
  return needs.filter(({ sureness }) => sureness >= least);
}

/** The number to call for the need that may mean danger now; null where none does. */
export function urgentHelpline(needs: Needs): string | null {
  return confidentNeeds(needs).find(({ need }) => need.isUrgent && need.helpline)?.need.helpline ?? null;
}
