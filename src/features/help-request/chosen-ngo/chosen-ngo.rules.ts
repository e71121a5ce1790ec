import {
  HELP_CATEGORIES,
  NGO_CATEGORIES_OF_HELP,
  type HelpCategory,
  type OfferStatus,
} from '#src/features/help-request/help-request.values.ts';

/** The number of hours in which only the addressed NGO is asked. */
export const HOURS_ALONE = 24;

/** Returns the time from which other NGOs are asked besides the addressed one. */
export function aloneUntil({ now, askOthers }: { now: Date; askOthers: boolean }): Date {
  return askOthers ? now : new Date(now.getTime() + HOURS_ALONE * 3600 * 1000);
}

/** Returns whether other NGOs have to wait. `offer` is the status of the addressed NGO's offer. */
export function mustOthersWait(input: { aloneUntil: Date; now: Date; offer: OfferStatus }): boolean {
  return input.offer === 'sent' && input.now < input.aloneUntil;
}

/** With fewer requests, a median says little about an NGO, and one request could be recognised in it. */
const REQUESTS_LEAST = 10;

/** The requests of a year, and the hours until half of them were answered; null if fewer were. */
export type AnswerTimes = { requests: number; medianHours: number | null };

/** Returns how fast an NGO usually answers, in whole hours, rounded up; null if too few requests tell. */
export function answerTimeOf({ requests, medianHours }: AnswerTimes): { medianHours: number | null } | null {
  if (requests < REQUESTS_LEAST) return null;
  return { medianHours: medianHours === null ? null : Math.max(1, Math.ceil(medianHours)) };
}

/** Returns the help category that NGOs of this category serve. */
export function helpCategoryOf(category: string): HelpCategory | undefined {
  return HELP_CATEGORIES.find((help) => NGO_CATEGORIES_OF_HELP[help].includes(category));
}
