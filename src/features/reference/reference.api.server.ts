import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { createApi } from '#src/server/api/api-responses.server.ts';
import { addTags, CONSTANT } from '#src/server/http/cache-tags.server.ts';
import { needNamesIn } from './need-names.server.ts';
import { namesIn } from './reference-names.server.ts';
import {
  getAllCategory,
  getAllCity,
  getAllState,
  getNames,
  getNeedNames,
  type CityEntry,
} from './reference.contract.ts';
import { categories, cities, states } from './reference.server.ts';
import { CITY_PROMPT } from './reference.values.ts';

/** The specification puts this entry first in every list of cities. */
const PLACEHOLDER: CityEntry = {
  name: CITY_PROMPT,
  nameGu: CITY_PROMPT,
  nameHi: CITY_PROMPT,
  district: '',
  districtGu: '',
  districtHi: '',
  lat: null,
  lng: null,
  isPlaceholder: true,
};

const cityEntries: CityEntry[] = [
  PLACEHOLDER,
  ...cities.map(({ pinPrefix: _, ...city }) => ({ ...city, isPlaceholder: false })),
];
const stateEntries = states.map(({ name, nameGu, nameHi, iso }) => ({ name, nameGu, nameHi, iso }));
const categoryEntries = categories.map(({ darpanKeyIssues: _, ...category }) => category);

/** Marks the response as constant for the cache: reference data changes only with a release. */
function tagConstant<C extends Context<ApiEnv>>(context: C): C {
  addTags(context, [CONSTANT]);
  return context;
}

export const referenceApi = createApi()
  .openapi(getAllCity, (context) =>
    tagConstant(context).json({ success: true as const, data: cityEntries }, 200),
  )
  .openapi(getAllState, (context) =>
    tagConstant(context).json({ success: true as const, data: stateEntries }, 200),
  )
  .openapi(getAllCategory, (context) =>
    tagConstant(context).json({ success: true as const, data: categoryEntries }, 200),
  )
  .openapi(getNames, (context) =>
    tagConstant(context).json(
      { success: true as const, data: namesIn(context.req.valid('query').language) },
      200,
    ),
  )
  .openapi(getNeedNames, (context) =>
    tagConstant(context).json(
      { success: true as const, data: needNamesIn(context.req.valid('query').language) },
      200,
    ),
  );
