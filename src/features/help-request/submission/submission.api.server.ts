import { createApi, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { sendHelpRequestByNgoCity } from './submission.contract.ts';
import { submitHelpRequest } from './submission.service.server.ts';

export const submissionApi = createApi().openapi(sendHelpRequestByNgoCity, async (context) => {
  const { caller } = context.env;
  const {
    mayMail = true,
    isAnother = false,
    idempotencyKey,
    otpForm,
    ngo,
    askOthers = false,
    ...form
  } = context.req.valid('json');
  const addressed = ngo === undefined ? undefined : { ngoId: ngo, askOthers };
  const submission = { form, mayMail, isAnother, idempotencyKey, otpForm, addressed };
  const data = await submitHelpRequest(context.env, { submission, caller });
  return sendDataWithMessage(context, { data, key: 'helpSent' });
});
