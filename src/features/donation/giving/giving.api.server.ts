import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { DONATE, donateTag } from '#src/features/donation/donation-tags.server.ts';
import * as contract from './giving.contract.ts';
import { addDonation, readGivingPage } from './giving.service.server.ts';

export const givingApi = createApi()
  .openapi(contract.getGivingPage, async (context) => {
    const { ngoId } = context.req.valid('param');
    const { for: purposeId } = context.req.valid('query');
    // The law that the page names is announced as a change of the list.
    addTags(context, [DONATE, donateTag(ngoId), ngoTag(ngoId)]);
    return sendData(context, await readGivingPage(context.env, { ngoId, purposeId: purposeId || undefined }));
  })
  .openapi(contract.addDonation, async (context) => {
    const { ngoId } = context.req.valid('param');
    const { caller } = context.env;
    const token = await addDonation(context.env, { ngoId, form: context.req.valid('json'), caller });
    return sendData(context, { token });
  });
