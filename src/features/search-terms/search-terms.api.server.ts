import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import {
  assignPhrase,
  catalogueFile,
  listAssignedPhrases,
  removeAssignedPhrase,
} from './need-phrase.service.server.ts';
import * as contract from './search-terms.contract.ts';
import { eachSearchTerm, listSearchTerms } from './search-terms.service.server.ts';

const COLUMNS = ['kind', 'words', 'searches', 'withoutMatch', 'followed', 'need'];

export const searchTermsApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllSearchTerm, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { rows, total } = await listSearchTerms(context.env.db, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.exportSearchTerm, async (context) => {
    const filters = context.req.valid('query');
    // Search terms may contain names, no matter how many people entered them.
    const access = { action: 'exportSearchTerm', entity: 'searchTerm', filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    return csvResponse({ name: 'searches', columns: COLUMNS, rows: eachSearchTerm(context.env.db, filters) });
  })
  .openapi(contract.getAllAssignedPhrase, async (context) => {
    const { q, page, pageSize } = context.req.valid('query');
    const { rows, total } = await listAssignedPhrases(context.env.db, { q, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
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
    const asked = { ...context.req.valid('json'), call: signedInCall(context) };
    const data = { _id: await assignPhrase(context.env, asked) };
    const msg = apiMessages[context.env.caller.language].phraseAssignedNow;
    return context.json({ success: true as const, msg, data }, 200);
  })
  .openapi(contract.removeAssignedPhrase, async (context) => {
    const { id } = context.req.valid('param');
    await removeAssignedPhrase(context.env, { id, call: signedInCall(context) });
    const msg = apiMessages[context.env.caller.language].phraseRemoved;
    return context.json({ success: true as const, msg }, 200);
  });
