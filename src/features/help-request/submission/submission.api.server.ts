import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { choiceOfWords } from '#src/features/help-request/category-of-words.server.ts';
import { safeContactOf } from './safe-contact.server.ts';
import { sendHelpRequestByNgoCity, suggestHelpCategory } from './submission.contract.ts';
import { submitHelpRequest } from './submission.service.server.ts';

export const submissionApi = createApi()
  .openapi(sendHelpRequestByNgoCity, async (context) => {
    const { caller } = context.env;
    const {
      mayMail = true,
      isAnother = false,
      idempotencyKey,
      otpForm,
      ngo,
      askOthers = false,
      safeContact = '',
      safeChoices = [],
      ...fields
    } = context.req.valid('json');
    const addressed = ngo === undefined ? undefined : { ngoId: ngo, askOthers };
    const { language } = caller;
    const form = {
      ...fields,
      safeContact: safeContactOf({ choices: safeChoices, words: safeContact, language }),
    };
    const submission = { form, mayMail, isAnother, idempotencyKey, otpForm, addressed };
    const data = await submitHelpRequest(context.env, { submission, caller });
    return sendDataWithMessage(context, { data, key: 'helpSent' });
  })
  .openapi(suggestHelpCategory, (context) => {
    const { words } = context.req.valid('json');
    return sendData(context, { category: choiceOfWords(words) ?? null });
  });
