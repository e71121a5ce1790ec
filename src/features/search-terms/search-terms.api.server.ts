import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import { exportCsv } from '#src/features/audit/export-csv.server.ts';
import {
  assignPhrase,
  catalogueFile,
  listAssignedPhrases,
  removeAssignedPhrase,
} from './need-phrase.service.server.ts';
import * as contract from './search-terms.contract.ts';
import { eachSearchTerm, listSearchTerms } from './search-terms.service.server.ts';

const COLUMNS = ['kind', 'words', 'searches', 'withoutMatch', 'followed', 'need'];

export const searchTermsApi = createApi()
  .openapi(contract.getAllSearchTerm, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const list = await listSearchTerms(context.env.db, { filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.exportSearchTerm, async (context) => {
    const filters = context.req.valid('query');
    // Search terms may contain names, no matter how many people entered them.
    return exportCsv(context, {
      access: { action: 'exportSearchTerm', entity: 'searchTerm', filters },
      name: 'searches',
      columns: COLUMNS,
      rows: eachSearchTerm(context.env.db, filters),
    });
  })
  .openapi(contract.getAllAssignedPhrase, async (context) => {
    const { q, page, pageSize } = context.req.valid('query');
    const list = await listAssignedPhrases(context.env.db, { q, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.getCatalogueFile, async (context) => {
    const headers = {
      'Content-Type': 'application/yaml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="needs.yaml"',
      'Cache-Control': 'no-store',
    };
    return context.body(await catalogueFile(context.env.db), 200, headers);
  })
  .openapi(contract.assignPhrase, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    const data = { _id: await assignPhrase(context.env, input) };
    return sendDataWithMessage(context, { data, key: 'phraseAssignedNow' });
  })
  .openapi(contract.removeAssignedPhrase, async (context) => {
    const { id } = context.req.valid('param');
    await removeAssignedPhrase(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'phraseRemoved');
  });
