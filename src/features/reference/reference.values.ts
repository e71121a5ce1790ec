/** What towns, districts and kinds of work are called in the page's language, by their keys. */
export type ReferenceNames = {
  cities: Record<string, string>;
  districts: Record<string, string>;
  categories: Record<string, string>;
};
