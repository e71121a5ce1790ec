import { recordExport } from '#src/features/audit/record-access.server.ts';
import { countContactSearch, showPeople } from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './donations.contract.ts';
import { donationsFile } from './donations-file.server.ts';
import { exportDonations, listDonations } from './donations.service.server.ts';

export const donationsApi = createApi()
  .openapi(contract.getAllDonationByNgoId, async (context) => {
    await countContactSearch(context.env.db, {
      q: context.req.valid('query').q,
      call: signedInCall(context),
    });
    const { page, pageSize, ...filters } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const list = await listDonations(context.env.db, { ngoId, filters, page, pageSize });
    // The list has no column of contact details, but a name may hold some, and a search may find some.
    const shown = await showPeople(context.env.db, {
      call: signedInCall(context),
      kind: 'donation',
      action: 'getDonationOfNgo',
      entity: 'donation',
      rows: list.rows,
      q: filters.q,
    });
    return sendPage(context, { ...list, ...shown, page, pageSize });
  })
  .openapi(contract.exportDonation, async (context) => {
    const { format, ...filters } = context.req.valid('query');
    const { caller, db, keys } = context.env;
    const ngoId = context.var.account.ngoId!;
    const rows = exportDonations(db, { ngoId, filters });
    const access = { action: 'exportDonation', entity: 'donation', ngoId, filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    return donationsFile({ format, rows, language: caller.language, keys, sender: ngoId });
  });
