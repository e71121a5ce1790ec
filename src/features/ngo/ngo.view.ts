import type { NgoDetail } from './ngo.contract.ts';

/** What an NGO's page is made of; `names` in the page's language, `today` the day in India. */
export type NgoView = {
  ngo: NgoDetail;
  names: { city: string; district: string; category: string };
  today: string;
  /** The first of its schemes, and how many there are. */
  schemes: { rows: { _id: string; schemeName: string }[]; total: number };
  /** Whether it can be asked for help, and until when it has no room. */
  asking: { canBeAsked: boolean; pausedUntil: string | null };
  origin: string;
};
