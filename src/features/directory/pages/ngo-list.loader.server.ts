import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { NgoListView } from '../directory.views.ts';

type ListArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** What the page's own path fixes. */
  fixed: { category?: string; city?: string };
};

const KNOWN = ['q', 'category', 'city', 'verified', 'sort', 'from', 'exact', 'page'] as const;

/**
 * Everything a list page of NGOs shows. A path that names no category or city is the 404 page; a value in the query
 * that does not exist is a 400 with a sentence.
 */
export async function loadNgoList({ request, context, fixed }: ListArgs): Promise<NgoListView> {
  const { api, origin } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    KNOWN.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  const asked: Record<string, string | undefined> = { ...query, ...fixed };
  // Someone who chose a town wants the nearest first; someone who typed words, the best fit; else the alphabet.
  const sort = asked.sort ?? (asked.from && !asked.city ? 'distance' : asked.q ? 'fit' : 'name');

  const [list, names] = await Promise.all([
    api.ngo.getAllNgo
      .$get({ query: { ...asked, sort } as never })
      .then((answer) => readAnswer<NgoPage>(answer)),
    loadReferenceNames(context),
  ]);
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  return {
    list,
    names: namesUsed({ list, names, asked }),
    asked: { ...asked, sort },
    today: dayInIndia(new Date()),
    origin,
  };
}

/** Only the names this page shows: the rest need not travel. */
function namesUsed(options: {
  list: NgoPage;
  names: ReferenceNames;
  asked: Record<string, string | undefined>;
}): ReferenceNames {
  const { list, names, asked } = options;
  const pick = (from: Record<string, string>, keys: (string | undefined)[]) =>
    Object.fromEntries([...new Set(keys)].flatMap((key) => (key && from[key] ? [[key, from[key]]] : [])));
  return {
    cities: pick(names.cities, [
      asked.city,
      asked.from,
      list.nearest?.city,
      ...list.data.map((ngo) => ngo.city),
      ...list.facets.city.map((facet) => facet.value),
    ]),
    districts: pick(
      names.districts,
      list.data.map((ngo) => ngo.district),
    ),
    categories: pick(names.categories, [
      asked.category,
      ...list.data.map((ngo) => ngo.category),
      ...list.facets.category.map((facet) => facet.value),
    ]),
  };
}
