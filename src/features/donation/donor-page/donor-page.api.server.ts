import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import { withdrawConsent } from './consent.service.server.ts';
import { requestDonorLink } from './donor-link.service.server.ts';
import * as contract from './donor-page.contract.ts';
import { readDonor, showName } from './donor-page.service.server.ts';
import { getYearFile } from '#src/features/donation/donor-year-file/year-file.service.server.ts';
import { changeDetails } from './own-details.service.server.ts';

export const donorPageApi = createApi()
  .openapi(contract.requestDonorLink, async (context) => {
    const { email = '' } = context.req.valid('json');
    await requestDonorLink(context.env, { email, caller: context.env.caller });
    return sendMessage(context, 'donorLinkMailed');
  })
  .openapi(contract.readDonor, async (context) =>
    sendData(context, await readDonor(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.changeDonor, async (context) => {
    const { token, person = '', ...form } = context.req.valid('json');
    const data = await changeDetails(context.env, { token, person, form });
    return sendDataWithMessage(context, { data, key: 'donorChanged' });
  })
  .openapi(contract.showDonorName, async (context) => {
    const choice = context.req.valid('json');
    const data = await showName(context.env, choice);
    return sendDataWithMessage(context, { data, key: choice.isShown ? 'donorNameShown' : 'donorNameHidden' });
  })
  .openapi(contract.withdrawDonorConsent, async (context) => {
    await withdrawConsent(context.env, context.req.valid('json').token);
    return sendMessage(context, 'donorConsentWithdrawn');
  })
  .openapi(contract.readDonorYearFile, async (context) => {
    const { caller } = context.env;
    const file = await getYearFile(context.env, { ...context.req.valid('json'), caller });
    return file ?? sendMessage(context, 'donorYearFileMailed', 202);
  });
