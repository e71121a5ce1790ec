import { useMessages } from '#src/messages/messages.tsx';
import { Facet, Facets } from '#src/ui/list/facets.tsx';
import type { NgoListView } from '#src/features/ngo/directory/directory.views.ts';

/** The filters, as links with the number of results. */
export function NgoFacets({ facets }: Pick<NgoListView, 'facets'>) {
  const t = useMessages('ngo');
  if (facets.length === 0) return null;
  return (
    <Facets label={t.narrow}>
      {facets.map((facet) => (
        <Facet key={facet.name} {...facet} />
      ))}
    </Facets>
  );
}
