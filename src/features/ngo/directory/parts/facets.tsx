import { useMessages } from '#src/messages/messages.tsx';
import { Facet, Facets } from '#src/ui/list/facets.tsx';
import type { NgoListView } from '#src/features/ngo/directory/directory.views.ts';

/** The filters, as links with the number of results. `fixed` is the filter that the page itself sets. */
export function NgoFacets({ view, fixed }: { view: NgoListView; fixed?: 'category' | 'city' }) {
  const t = useMessages('ngo');
  const { list, names, query } = view;
  const { category, city, verified } = list.facets;
  // A single NGO cannot be narrowed down.
  const anything = list.total > 1 || query.category || query.city || query.verified;
  // The empty column stays, so that the list does not jump when a filter is removed.
  if (!anything) return <div />;
  const facet = (of: FacetOf) => toFacet({ ...of, selected: query[of.name], exact: list.totalIsExact });
  return (
    <Facets label={t.narrow}>
      {fixed !== 'category' && (
        <Facet
          {...facet({ heading: t.facetWork, name: 'category', counts: category, labels: names.categories })}
        />
      )}
      {fixed !== 'city' && (
        <Facet {...facet({ heading: t.facetTown, name: 'city', counts: city, labels: names.cities })} />
      )}
      <Facet
        {...facet({
          heading: t.facetPapers,
          name: 'verified',
          counts: [{ value: 'true', count: verified }],
          labels: { true: t.facetChecked },
        })}
      />
    </Facets>
  );
}

type FacetOf = {
  heading: string;
  name: string;
  counts: { value: string; count: number }[];
  labels: Record<string, string>;
};

/** Hides the counts if the search stopped counting, because they would be wrong. */
function toFacet(input: FacetOf & { selected: string | undefined; exact: boolean }) {
  const { heading, name, counts, labels, selected, exact } = input;
  const options = counts
    .filter(({ value, count }) => count > 0 || value === selected)
    .map(({ value, count }) => ({ value, label: labels[value] ?? value, ...(exact && { count }) }));
  return { heading, name, selected, options };
}
