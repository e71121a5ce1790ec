/** Plain values of the NGO directory that the browser needs too (no zod here: it would travel to the browser). */
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { NgoDetail, NgoPage } from './ngo.contract.ts';

export const NGO_SORTS = ['fit', 'name', 'distance'] as const;
export type NgoSort = (typeof NGO_SORTS)[number];

export const NGO_STATUSES = ['pending', 'verified', 'suspended'] as const;
export type NgoStatus = (typeof NGO_STATUSES)[number];

export const REGISTRATION_TYPES = ['Trust', 'Society', 'Section 8 Company'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MOST = 100;
/** Longest search text that is looked at; what is typed beyond it is cut, never refused. */
export const SEARCH_TEXT_MOST = 200;
/** Matches of a search that are counted one by one; beyond it the total is said as 'more than'. */
export const MATCHES_COUNTED_MOST = 2000;

/** A town on the map of the home page: x, y and radius in the map's own units. */
export type TownRing = [x: number, y: number, size: number];

/** What a list page of NGOs is made of. `asked` is what the address asks for, `today` the day in India. */
export type NgoListView = {
  list: NgoPage;
  names: ReferenceNames;
  asked: Record<string, string | undefined>;
  today: string;
  origin: string;
};

/** What the home page is made of. */
export type HomeView = {
  total: number;
  categories: { slug: string; label: string; count: number }[];
  /** Towns that have an NGO, by the page's language. */
  towns: { value: string; label: string }[];
  rings: TownRing[];
};

/** What an NGO's page is made of; `names` in the page's language, `today` the day in India. */
export type NgoView = {
  ngo: NgoDetail;
  names: { city: string; district: string; category: string };
  today: string;
  origin: string;
};
