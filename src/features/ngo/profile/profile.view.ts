import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';

/** What an NGO's page is made of; `names` in the page's language, `today` the day in India. */
export type NgoView = {
  ngo: Omit<NgoDetail, 'needs'>;
  names: { city: string; district: string; category: string };
  today: string;
  /** Documents that need no part of their own, with what they mean; made by the loader, so that only texts that show travel. */
  documents: { label: string; means: string; number: string }[];
  /** What people can come to it for, and the first of its schemes: whichever there are. */
  lists: { title: string; links: { to: string; text: string }[] }[];
  /** Why it cannot be asked for help now; null when it can. */
  cannotAsk: string | null;
  origin: string;
};
