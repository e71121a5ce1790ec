import { apiMessages } from '#src/messages/api-messages.ts';
import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { maskEmail, maskPhone } from '#src/shared/masked-contact.ts';
import { showPerson } from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import * as contract from './changes.contract.ts';
import * as changes from './changes.service.server.ts';
import { getDonationOfNgo, type OwnDonation } from './details.contract.ts';
import { readOwnDonation } from './details.service.server.ts';
import { updateDonor } from './donor.service.server.ts';
import { cancelReceipt, reissueReceipt } from './receipt-changes.service.server.ts';

async function showDonor(context: Context<ApiEnv>, row: OwnDonation): Promise<OwnDonation> {
  const shown = await showPerson(context.env.db, {
    call: signedInCall(context),
    kind: 'donation',
    action: 'getDonationOfNgo',
    entity: 'donation',
    entityId: row._id,
    row,
    mask: ({ donor, ...donation }) => ({
      ...donation,
      donor: {
        ...donor,
        mobile: donor.mobile && maskPhone(donor.mobile),
        email: donor.email && maskEmail(donor.email),
        address: null,
      },
    }),
  });
  if (shown === row) return row;
  return {
    ...shown,
    donor: { ...shown.donor, idMasked: null },
    // The masked details are not for correcting: saved, they would take the place of the true ones.
    possible: { ...shown.possible, correctDonor: false },
    contactNotice: apiMessages[context.env.caller.language].peopleUsedUp,
  };
}

export const donationDetailsApi = createApi()
  .openapi(getDonationOfNgo, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, await showDonor(context, await readOwnDonation(context.env, own)));
  })
  .openapi(contract.confirmDonation, async (context) => {
    const input = { ...context.req.valid('param'), form: context.req.valid('json') };
    const row = await changes.confirmDonation(context.env, { ...input, call: signedInCall(context) });
    const data = await showDonor(context, row);
    return sendDataWithMessage(context, { data, key: 'donationConfirmed' });
  })
  .openapi(contract.confirmDonations, async (context) => {
    const { ids, receivedOn } = context.req.valid('json');
    const input = { ids, receivedOn, call: signedInCall(context) };
    const data = await changes.confirmDonations(context.env, input);
    const t = apiMessages[context.env.caller.language];
    const msg = t.donationsConfirmed.replace('{0}', formatCount(data.confirmed));
    return context.json({ success: true as const, msg, data }, 200);
  })
  .openapi(contract.refuseDonation, async (context) => {
    const { reason } = context.req.valid('json');
    const input = { ...context.req.valid('param'), reason, call: signedInCall(context) };
    const { donation, isMailed } = await changes.refuseDonation(context.env, input);
    const data = await showDonor(context, donation);
    const key = isMailed ? 'donationRefused' : 'donationRefusedUnmailed';
    return sendDataWithMessage(context, { data, key });
  })
  .openapi(contract.cancelReceivedDonation, async (context) => {
    const { reason } = context.req.valid('json');
    const input = { ...context.req.valid('param'), reason, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await showDonor(context, await changes.cancelReceivedDonation(context.env, input)),
      key: 'donationCancelledNow',
    });
  })
  .openapi(contract.recordRefund, async (context) => {
    const { refunded = '', reason = '' } = context.req.valid('json');
    const input = { ...context.req.valid('param'), form: { refunded, reason }, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await showDonor(context, await changes.recordRefund(context.env, input)),
      key: 'donationGivenBack',
    });
  })
  .openapi(contract.updateDonor, async (context) => {
    const input = { ...context.req.valid('param'), form: context.req.valid('json') };
    const row = await updateDonor(context.env, { ...input, call: signedInCall(context) });
    const data = await showDonor(context, row);
    return sendDataWithMessage(context, { data, key: 'donorSaved' });
  })
  .openapi(contract.cancelReceipt, async (context) => {
    const { reason } = context.req.valid('json');
    const input = { ...context.req.valid('param'), reason, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await showDonor(context, await cancelReceipt(context.env, input)),
      key: 'receiptCancelledNow',
    });
  })
  .openapi(contract.reissueReceipt, async (context) => {
    const { reason = '' } = context.req.valid('json');
    const input = { ...context.req.valid('param'), reason, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await showDonor(context, await reissueReceipt(context.env, input)),
      key: 'receiptReissued',
    });
  });
