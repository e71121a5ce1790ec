import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';

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
