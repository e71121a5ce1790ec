import { data, type RouterContextProvider } from 'react-router';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { HELP_FORM_FIELDS } from '#src/features/help-request/help-request.values.ts';
import { readConfirmation } from '#src/features/help-request/confirmation/read-confirmation.server.ts';
import type { HelpOutcome, HelpFormValues } from '#src/features/help-request/help-request.view.ts';
import { submitHelp } from './submit-help.ts';

type Sending = { context: Readonly<RouterContextProvider>; values: HelpFormValues };

/**
 * Handles the buttons of the form without JavaScript: request a code, change the entries, or send the
 * request. Each uses the same API as every other client. The result is rendered in the response to the POST,
 * because a reference in a URL would stay in the phone's history.
 */
export async function respondToHelpForm({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const values = filledTexts({ read, names: HELP_FORM_FIELDS });
  const sending = { context, values };
  const step = read('step');
  if (step === 'otp') return sendCode(sending);
  if (step === 'change') return reply({ step: 'form', values, errors: {} }, 200);
  return sendRequest({ ...sending, isAnother: step === 'another', wasCode: read('page') === 'code' });
}

async function sendCode({ context, values }: Sending) {
  const email = values['userEmail'] ?? '';
  const { api } = context.get(pageContext);
  const { ok, status, body } = await requestOtp(api, email);
  if (ok) {
    const { userOTP, ...others } = values;
    const otpForm = body.data.form;
    return reply({ step: 'code', values: { ...others, otpForm }, errors: {}, otp: 'sent' }, 200);
  }
  const { msg, errors } = body;
  // Also reports an invalid mail address, if one was entered.
  const userEmail = email.trim() && errors?.['email'];
  if (errors)
    return reply({ step: 'form', values, errors: userEmail ? { userEmail } : {}, otp: 'needsEmail' }, status);
  return reply({ step: 'form', values, errors: {}, otp: 'failed', msg }, status);
}

async function sendRequest({
  context,
  values,
  isAnother,
  wasCode,
}: Sending & { isAnother: boolean; wasCode: boolean }) {
  const { api } = context.get(pageContext);
  const { ok, status, body } = await submitHelp(api, { values, isAnother });
  if (ok) {
    const { reference, ticket } = body.data;
    const sent = { reference, ticket: ticket ?? '', ngo: values['ngo'] ?? '' };
    const confirmation = (await readConfirmation({ context, sent })) ?? undefined;
    return reply({ step: 'sent', values: {}, errors: {}, confirmation }, 200);
  }
  const { msg, errors, data: open } = body;
  if (open) return reply({ step: 'another', values, errors: {}, reference: open.reference }, status);
  const isOnlyCode = Object.keys(errors ?? {}).every((name) => name === 'userOTP');
  const next = wasCode && isOnlyCode ? 'code' : 'form';
  if (errors) return reply({ step: next, values, errors }, status);
  return reply({ step: next, values, errors: {}, msg, failed: true }, status);
}

function reply(outcome: HelpOutcome, status: number) {
  return data(outcome, { status });
}
