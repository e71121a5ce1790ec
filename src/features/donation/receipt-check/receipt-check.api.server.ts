import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { receiptTag } from '#src/features/donation/donation-tags.server.ts';
import * as contract from './receipt-check.contract.ts';
import { checkReceipt } from './receipt-check.service.server.ts';

export const receiptCheckApi = createApi().openapi(contract.checkReceipt, async (context) => {
  const { code } = context.req.valid('param');
  addTags(context, [receiptTag(readReference(code, 'RC') ?? '')]);
  const receipt = await checkReceipt(context.env.db, code);
  addTags(context, [ngoTag(receipt.ngo._id)]);
  return sendData(context, receipt);
});
