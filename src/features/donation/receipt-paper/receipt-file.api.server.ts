import { signedInCall } from '#src/server/api/api-access.server.ts';
import { requireLook } from '#src/features/audit/personal-data/looks.service.server.ts';
import { createApi } from '#src/server/api/api-responses.server.ts';
import { widestNetworkOf } from '#src/server/security/networks.server.ts';
import {
  readReceiptOfDonation,
  readReceiptOfNgo,
} from '#src/features/donation/receipts/receipt.service.server.ts';
import * as contract from './receipt-file.contract.ts';
import { receiptResponse } from './receipt-response.server.ts';
import { makeSampleReceipt } from './sample-receipt.service.server.ts';

export const receiptFileApi = createApi()
  .openapi(contract.getReceiptFile, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const { receipt, donationId } = await readReceiptOfNgo(context.env, own);
    const look = { action: 'getReceiptFile', entity: 'receipt', entityId: own.id } as const;
    const call = signedInCall(context);
    await requireLook(context.env.db, { ...look, call, kind: 'donation', id: donationId });
    return receiptResponse({ receipt, origin: context.env.origin, sender: own.ngoId });
  })
  .openapi(contract.getSampleReceipt, async (context) => {
    const { caller, origin } = context.env;
    const sample = { ngoId: context.var.account.ngoId!, language: caller.language };
    const receipt = await makeSampleReceipt(context.env, sample);
    return receiptResponse({ receipt, origin, sender: sample.ngoId });
  })
  .openapi(contract.readReceiptFile, async (context) => {
    const receipt = await readReceiptOfDonation(context.env, context.req.valid('json'));
    const { origin, caller } = context.env;
    return receiptResponse({ receipt, origin, sender: widestNetworkOf(caller.address) });
  });
