import { createApi, sendData, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './catalogue.contract.ts';
import { listSchemes, readScheme } from './catalogue.service.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { tagOfScheme, tagOfSchemeList } from '#src/features/scheme/scheme-tags.server.ts';

export const catalogueApi = createApi()
  .openapi(contract.getAllScheme, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    addTags(context, [tagOfSchemeList(filters)]);
    const list = await listSchemes(context.env.db, { filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.getSchemeById, async (context) => {
    const data = await readScheme(context.env.db, context.req.valid('param').id);
    addTags(context, [tagOfScheme(data)]);
    return sendData(context, data);
  });
