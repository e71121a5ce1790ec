import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { FacetView, NgoListView } from './directory.views.ts';

/** The number of towns that are shown without a further click: those with the most NGOs. */
const OPTIONS_SHOWN = 12;

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
          withDrawer({
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

/** Moves all but the first options, and the selected one, to a drawer. */
function withDrawer({ facet, label }: { facet: FacetView; label: string }): FacetView {
  const isFirst = ({ value }: FacetView['options'][number], at: number) =>
    at < OPTIONS_SHOWN || value === facet.selected;
  const more = facet.options.filter((option, at) => !isFirst(option, at));
  if (more.length === 0) return facet;
  return { ...facet, options: facet.options.filter(isFirst), more: { label, options: more } };
}
