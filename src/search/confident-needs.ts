import type { ReadQuery } from './read-query.server.ts';

/** Less certain needs are searched for but not shown: a vague hint of suicide would frighten people. */
const SURENESS_LEAST = 0.12;
/** Needs are also hidden if their sureness is below this share of the surest one. */
const SHARE_OF_SUREST = 0.5;

type Needs = ReadQuery<unknown>['needs'];

/** Returns the needs that are shown to the user as understood, the surest first. */
export function confidentNeeds(needs: Needs): Needs {
  const least = Math.max(SURENESS_LEAST, SHARE_OF_SUREST * (needs[0]?.sureness ?? 0));
  return needs.filter(({ sureness }) => sureness >= least);
}

/** Returns the helpline of the surest urgent need, or null if no confident need is urgent and has one. */
export function urgentHelpline(needs: Needs): string | null {
  return confidentNeeds(needs).find(({ need }) => need.isUrgent && need.helpline)?.need.helpline ?? null;
}
