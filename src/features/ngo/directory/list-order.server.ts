import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoSort } from '#src/features/ngo/ngo.values.ts';
import type { Line, LinePart } from '#src/ui/list/lines.tsx';

type ListOrder = {
  /** The filters that the path of the page sets. */
  fixed: { category?: string; city?: string };
  query: Record<string, string | undefined>;
  sort: NgoSort;
  names: ReferenceNames;
  language: Language;
  search: URLSearchParams;
};

/** Returns the order of the list in words, with links to the other orders. */
export function orderOf({ fixed, query, sort, names, language, search }: ListOrder): Line {
  const { sort: t } = catalogues[language].ngo;
  const from = query['from'] && (names.cities[query['from']] ?? query['from']);
  const now = sort === 'distance' && from ? t.distance(from) : sort === 'fit' ? t.fit : t.name;
  const linkTo = (to: NgoSort) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.set('sort', to);
    return `${pathOf(fixed)}?${params}`;
  };
  const links: LinePart[] = [
    ...(query['q'] && sort !== 'fit' ? [{ text: t.toFit, to: linkTo('fit') }] : []),
    ...(sort !== 'name' ? [{ text: t.toName, to: linkTo('name') }] : []),
    ...(from && sort !== 'distance' ? [{ text: t.toDistance, to: linkTo('distance') }] : []),
    ...(!from && fixed.category ? [{ text: t.chooseTown, to: `/search?category=${fixed.category}` }] : []),
  ];
  return [now, ...links.flatMap((link): LinePart[] => [' · ', link])];
}

/** Returns the path of the page, without its language. */
function pathOf({ category, city }: ListOrder['fixed']): string {
  if (category) return `/category/${category}`;
  return city ? `/detailpage/${encodeURIComponent(city)}` : '/search';
}
