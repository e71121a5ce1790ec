import type { NgoDetail } from './ngo.contract.ts';

/** What an NGO's page is made of; `names` in the page's language, `today` the day in India. */
export type NgoView = {
  ngo: NgoDetail;
  names: { city: string; district: string; category: string };
  today: string;
  /** The first of its schemes, and how many there are. */
  schemes: { rows: { _id: string; schemeName: string }[]; total: number };
  /** Why it cannot be asked for help now; null when it can. */
  cannotAsk: string | null;
  origin: string;
};
