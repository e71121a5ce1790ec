import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type { StatusValues } from '#src/features/help-request/status/parts/status.view.ts';
import {
  fullView,
  readStatus,
  type Refusal,
  type Rendered,
  type Submission,
} from './status-submission.server.ts';

/** The reference was entered on another page; only the mail address is missing. */
export async function begin({ language, values }: Submission): Promise<Rendered> {
  const { reference: error } = findErrors({ values, language });
  const carried = { reference: readReference(values.reference ?? '') ?? values.reference };
  return {
    view: { step: 'find', values: carried, errors: error === undefined ? {} : { reference: error } },
    status: error === undefined ? 200 : 400,
  };
}

/**
 * Reference and mail address alone reveal `received` or `answered` and nothing else. A PIN in place of the mail address
 * reveals everything.
 */
export async function find(submission: Submission): Promise<Rendered> {
  const { api, language, values, isCodeSent } = submission;
  const errors = findErrors({ values, language });
  if (Object.keys(errors).length > 0) return { view: { step: 'find', values, errors }, status: 400 };
  const { reference, userEmail, pin, userMobile } = values;
  if (pin?.trim()) {
    const opened = await readStatus(api, { reference, pin, userMobile });
    if (opened.ok) return fullView(submission, { current: opened.body.data });
    const { msg, errors: refused = {} } = opened.body;
    return { view: { step: 'find', values, msg, errors: refused }, status: opened.status };
  }
  const { ok, status, body } = await readStatus(api, { reference, userEmail: userEmail?.trim() });
  if (!ok) return { view: { step: 'find', values, msg: body.msg, errors: body.errors ?? {} }, status };
  const { standing } = body.data;
  const carried = { ...values, reference: readReference(reference ?? '') };
  return { view: { step: 'prove', values: carried, errors: {}, standing, isCodeSent }, status: 200 };
}

/** Mails a code to the address, and asks for it. */
export async function sendCode(submission: Submission): Promise<Rendered> {
  const { userOTP, ...values } = submission.values;
  // Sends a code only if reference and mail address match, so that this page cannot send mail to other
  // people.
  const result = await find({ ...submission, values });
  if (result.view.step !== 'prove') return result;
  const email = values.userEmail?.trim() ?? '';
  const { ok, status, body } = await requestOtp(submission.api, email);
  if (ok) {
    const entered = { ...result.view.values, otpForm: body.data.form };
    return {
      view: { ...result.view, values: entered, isCodeSent: true, confirmation: 'codeSent' },
      status: 200,
    };
  }
  const { failed } = catalogues[submission.language]['help-request/status'].prove;
  const msg = status === 429 ? `${failed} ${body.msg}` : failed;
  return { view: { ...result.view, msg }, status };
}

/** Shows the full status to whoever has the code. */
export async function open(submission: Submission): Promise<Rendered> {
  const { reference, userEmail, userOTP = '', otpForm } = submission.values;
  const required = { userOTP: apiMessages[submission.language].helpOtpRequired };
  if (userOTP.trim() === '') return prove(submission, { body: { errors: required }, status: 400 });
  const query = { reference, userEmail: userEmail?.trim(), userOTP, otpForm };
  const outcome = await readStatus(submission.api, query);
  return outcome.ok ? fullView(submission, { current: outcome.body.data }) : prove(submission, outcome);
}

/** The ticket is too old or missing. Reference and mail address are known, so a new code, or the PIN, is enough. */
export async function requireNewCode(submission: Submission): Promise<Rendered> {
  const { values } = submission;
  if (!values.userEmail && values.reference)
    return { view: { step: 'find', values, errors: {}, isOld: true }, status: 401 };
  const result = await find({ ...submission, isCodeSent: false });
  return result.view.step === 'prove' ? { view: { ...result.view, isOld: true }, status: 401 } : result;
}

/** Asks for the proof again, with what the API said. */
export async function prove(
  submission: Submission,
  { body, status }: Omit<Refusal, 'ok'>,
): Promise<Rendered> {
  const result = await find(submission);
  if (result.view.step !== 'prove') return result;
  return { view: { ...result.view, msg: body.msg, errors: body.errors ?? {} }, status };
}

function findErrors({
  values,
  language,
}: {
  values: StatusValues;
  language: Language;
}): Record<string, string> {
  const { reference = '', userEmail = '', pin = '' } = values;
  const { find: t } = catalogues[language]['help-request/status'];
  const errors: Record<string, string> = {};
  if (reference.trim() === '') errors['reference'] = t.numberRequired;
  else if (!readReference(reference)) errors['reference'] = t.numberWrong;
  if (pin.trim() !== '') return errors;
  if (userEmail.trim() === '') errors['userEmail'] = t.eitherRequired;
  else if (!isEmail(userEmail.trim())) errors['userEmail'] = apiMessages[language].emailInvalid;
  return errors;
}
