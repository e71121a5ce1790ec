import type { ApiEnv } from '#src/server/api-env.server.ts';
import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { readListRequest, requireCategory, requireCity } from './ngo-list-request.server.ts';
import { NGO_COUNTS, ngoTag, tagsOfNgoList, tagsOfSuggestions } from './ngo-tags.server.ts';
import * as contract from './ngo.contract.ts';
import type { NgoListQuery, NgoPage } from './ngo.contract.ts';
import { countNgos, getNgo, listNgos } from './ngo.service.server.ts';
import { suggestNgos } from '#src/features/ngo/suggestions/suggest-ngos.server.ts';

export const ngoApi = createApi()
  .openapi(contract.getAllNgo, async (context) => {
    const query = context.req.valid('query');
    return context.json(await readList(context, query), 200);
  })
  .openapi(contract.getNgoByCategory, async (context) => {
    const category = requireCategory(context.req.valid('param').category);
    return context.json(await readList(context, { ...context.req.valid('query'), category }), 200);
  })
  .openapi(contract.getNgoByCity, async (context) => {
    const city = requireCity(context.req.valid('param').city);
    return context.json(await readList(context, { ...context.req.valid('query'), city }), 200);
  })
  .openapi(contract.getNgoById, async (context) => {
    const { id } = context.req.valid('param');
    addTags(context, [ngoTag(id)]);
    const data = await getNgo(context.env.db, id);
    return sendData(context, data);
  })
  .openapi(contract.getNgoCounts, async (context) => {
    addTags(context, [NGO_COUNTS]);
    return sendData(context, await countNgos(context.env.db));
  })
  .openapi(contract.suggest, async (context) => {
    const data = await suggestNgos(context.env.db, context.req.valid('query').q ?? '');
    addTags(context, tagsOfSuggestions(data));
    return sendData(context, data);
  });

async function readList(context: { env: ApiEnv['Bindings'] }, query: NgoListQuery): Promise<NgoPage> {
  const page = await listNgos(context.env.db, query);
  addTags(context, tagsOfNgoList({ request: readListRequest(query), page }));
  return page;
}
