import { createApi } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { DONATE } from '#src/features/donation/donation-tags.server.ts';
import { getAllNgoToGive } from './choose-ngo.contract.ts';
import { listNgosToGive } from './choose-ngo.service.server.ts';

export const chooseNgoApi = createApi().openapi(getAllNgoToGive, async (context) => {
  const { page, pageSize, ...filters } = context.req.valid('query');
  addTags(context, [DONATE]);
  const list = await listNgosToGive(context.env.db, { filters, page, pageSize });
  return context.json({ success: true as const, ...list, page, pageSize }, 200);
});
