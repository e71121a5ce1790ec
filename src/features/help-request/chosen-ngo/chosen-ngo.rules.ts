import {
  HELP_CATEGORIES,
  NGO_CATEGORIES_OF_HELP,
  type HelpCategory,
  type OfferStatus,
} from '#src/features/help-request/help-request.values.ts';

/** Hours in which the NGO that a request is addressed to is asked alone. */
export const HOURS_ALONE = 24;

/** From when on others are asked beside the NGO that a request is addressed to. */
export function aloneUntil({ now, askOthers }: { now: Date; askOthers: boolean }): Date {
  return askOthers ? now : new Date(now.getTime() + HOURS_ALONE * 3600 * 1000);
}

/** Whether others have to wait: `offer` is what became of asking the NGO that the request is addressed to. */
export function mustOthersWait(input: { aloneUntil: Date; now: Date; offer: OfferStatus }): boolean {
  return input.offer === 'sent' && input.now < input.aloneUntil;
}

/** The category of help that an NGO of this kind answers. */
export function helpCategoryOf(category: string): HelpCategory | undefined {
  return HELP_CATEGORIES.find((one) => NGO_CATEGORIES_OF_HELP[one].includes(category));
}
