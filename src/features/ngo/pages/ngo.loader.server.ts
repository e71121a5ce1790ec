import { data, redirect, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { NgoDetail } from '../ngo.contract.ts';
import type { NgoView } from '../ngo.view.ts';

type Schemes = { data: NgoView['schemes']['rows']; total: number };
/** The others stand in the list of schemes. */
const SCHEMES_SHOWN = '10';

type Args = { context: Readonly<RouterContextProvider>; id: string; category: string };

/** One NGO's page. An NGO that has changed its kind of work is found at its old address too. */
export async function loadNgo({ context, id, category }: Args): Promise<NgoView> {
  const { api, origin } = context.get(pageContext);
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data(null, { status: 404 });
  const [found, schemes, asking, names] = await Promise.all([
    api.ngo.getNgoById[':id']
      .$get({ param: { id } })
      .then((answer) => readAnswer<{ data: NgoDetail }>(answer)),
    api.scheme.getAllScheme
      .$get({ query: { ngoId: id, pageSize: SCHEMES_SHOWN } })
      .then((answer) => readAnswer<Schemes>(answer)),
    // Not an NGO of the directory: the first answer says so.
    api.helpRequest.getNgoToAsk[':id']
      .$get({ param: { id } })
      .then((answer) => readAnswer<{ data: NgoView['asking'] }>(answer)),
    loadReferenceNames(context),
  ]);
  const ngo = found.data;
  const { cities, districts, categories } = names;
  if (!categories[category]) throw data(null, { status: 404 });
  if (ngo.category !== category) {
    // The router adds the language.
    throw redirect(`/${ngo.category}/detailpage/${ngo._id}`, 301);
  }
  return {
    ngo,
    names: {
      city: cities[ngo.city] ?? ngo.city,
      district: districts[ngo.district] ?? ngo.district,
      category: categories[ngo.category] ?? ngo.category,
    },
    schemes: {
      rows: schemes.data.map(({ _id, schemeName }) => ({ _id, schemeName })),
      total: schemes.total,
    },
    asking: { canBeAsked: asking.data.canBeAsked, pausedUntil: asking.data.pausedUntil },
    today: dayInIndia(new Date()),
    origin,
  };
}
