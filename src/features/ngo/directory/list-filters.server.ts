import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { FacetView, NgoListView } from './directory.views.ts';
import { RESULTS_MAP_ID } from './results-map.server.tsx';

/** The number of towns in the list of filters: those with the most NGOs. The map shows all of them. */
const TOWNS_SHOWN = 8;

type Options = {
  /** The filters that the path of the page sets. They are not offered. */
  fixed: { category?: string; city?: string };
  query: Record<string, string | undefined>;
  names: ReferenceNames;
  language: Language;
};

/** Returns the filters in use that a click removes. */
export function activeFilters({ fixed, query, names, language }: Options): NgoListView['activeFilters'] {
  const { category, city, verified } = query;
  const labels = {
    category: !fixed.category && category && (names.categories[category] ?? category),
    city: !fixed.city && city && (names.cities[city] ?? city),
    verified: verified && catalogues[language].ngo.checkedShort,
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}

/** Returns the filters with the number of results of each. A single NGO cannot be narrowed down. */
export function facetsOf({ list, fixed, query, names, language }: Options & { list: NgoPage }): FacetView[] {
  const { ngo: t } = catalogues[language];
  const { category, city, verified } = query;
  if (list.total <= 1 && !category && !city && !verified) return [];
  const facet = (input: Omit<FacetView, 'options'> & Counts) => toFacet(input, list.totalIsExact);
  return [
    ...(fixed.category
      ? []
      : [
          facet({
            heading: t.facetWork,
            name: 'category',
            selected: category,
            counts: list.facets.category,
            labels: names.categories,
          }),
        ]),
    ...(fixed.city
      ? []
      : [
          withMap({
            label: t.moreTowns,
            facet: facet({
              heading: t.facetTown,
              name: 'city',
              selected: city,
              counts: list.facets.city,
              labels: names.cities,
            }),
          }),
        ]),
    facet({
      heading: t.facetPapers,
      name: 'verified',
      selected: verified,
      counts: [{ value: 'true', count: list.facets.verified }],
      labels: { true: t.facetChecked },
    }),
  ];
}

type Counts = { counts: { value: string; count: number }[]; labels: Record<string, string> };

/** Leaves the counts out if the search stopped counting, because they would be wrong. */
function toFacet(
  { counts, labels, ...facet }: Omit<FacetView, 'options'> & Counts,
  isExact: boolean,
): FacetView {
  const options = counts
    .filter(({ value, count }) => count > 0 || value === facet.selected)
    .map(({ value, count }) => ({ value, label: labels[value] ?? value, ...(isExact && { count }) }));
  return { ...facet, options };
}

/** Leaves out all but the first options, and the selected one. The map of the results has the others. */
function withMap({ facet, label }: { facet: FacetView; label: string }): FacetView {
  const options = facet.options.filter(({ value }, at) => at < TOWNS_SHOWN || value === facet.selected);
  if (options.length === facet.options.length) return facet;
  return { ...facet, options, more: { label, to: `#${RESULTS_MAP_ID}` } };
}
