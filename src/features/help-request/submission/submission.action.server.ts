import { data, type RouterContextProvider } from 'react-router';
import { filledTexts, readTexts } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { HELP_FORM_FIELDS } from '#src/features/help-request/help-request.values.ts';
import {
  askedFirstOf,
  type HelpOutcome,
  type TypedHelp,
} from '#src/features/help-request/help-request.view.ts';

/** Every endpoint may answer more than its contract names: too many, or a fault. */
type Answered = { ok: boolean; status: number; json(): Promise<unknown> };
type Answer = {
  msg?: string;
  errors?: Record<string, string>;
  data?: { reference?: string; askedFirst?: unknown; form?: string };
};
type Sending = { context: Readonly<RouterContextProvider>; typed: TypedHelp };

/**
 * What a button of the form asks for when there is no script: the code, to change what was written, or to send it; each as the API
 * does for anybody else. The answer is the page itself: a number in an address would stay in the phone's history.
 */
export async function askForHelp({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const typed = filledTexts({ read, names: HELP_FORM_FIELDS });
  const sending = { context, typed };
  const step = read('step');
  if (step === 'otp') return sendCode(sending);
  if (step === 'change') return reply({ step: 'form', typed, errors: {} }, 200);
  return sendRequest({ ...sending, isAnother: step === 'another', wasCode: read('page') === 'code' });
}

async function sendCode({ context, typed }: Sending) {
  const email = typed['userEmail'] ?? '';
  const answer: Answered = await context.get(pageContext).api.sendOtp.$post({ json: { email } });
  const { msg, errors, data: sent } = (await answer.json()) as Answer;
  if (answer.ok) {
    const { userOTP, ...others } = typed;
    return reply(
      { step: 'code', typed: { ...others, otpForm: sent?.form ?? '' }, errors: {}, otp: 'sent' },
      200,
    );
  }
  // What is wrong with the address is said as well, where there is one.
  const userEmail = email.trim() && errors?.['email'];
  if (errors)
    return reply(
      { step: 'form', typed, errors: userEmail ? { userEmail } : {}, otp: 'needsEmail' },
      answer.status,
    );
  return reply({ step: 'form', typed, errors: {}, otp: 'failed', msg }, answer.status);
}

async function sendRequest({
  context,
  typed,
  isAnother,
  wasCode,
}: Sending & { isAnother: boolean; wasCode: boolean }) {
  const { noMail, askOthers, ...fields } = typed;
  const json = {
    ...fields,
    mayMail: noMail === undefined,
    isAnother,
    ...(askOthers !== undefined && { askOthers: true }),
  };
  const answer: Answered = await context
    .get(pageContext)
    .api.helpRequest.sendHelpRequestByNgoCity.$post({ json });
  const { msg, errors, data: found } = (await answer.json()) as Answer;
  const reference = found?.reference;
  const askedFirst = askedFirstOf({ typed, ngo: found?.askedFirst });
  if (answer.ok) return reply({ step: 'sent', typed: {}, errors: {}, reference, askedFirst }, 200);
  if (answer.status === 409) return reply({ step: 'another', typed, errors: {}, reference }, 409);
  const isOnlyCode = Object.keys(errors ?? {}).every((name) => name === 'userOTP');
  const step = wasCode && isOnlyCode ? 'code' : 'form';
  if (errors) return reply({ step, typed, errors }, answer.status);
  return reply({ step, typed, errors: {}, msg, failed: true }, answer.status);
}

function reply(outcome: HelpOutcome, status: number) {
  return data(outcome, { status });
}
