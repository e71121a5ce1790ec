import { REGISTRATION_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { RegisterOutcome } from './registration.view.ts';
import { ANOTHER, claimedNgo } from './registration.values.ts';

const FORM_FIELDS = [
  ...REGISTRATION_FIELDS,
  'contactName',
  'contactEmail',
  'otp',
  'otpForm',
  'note',
  'choice',
  'consent',
];

type Submission = {
  context: Readonly<RouterContextProvider>;
  values: Record<string, string>;
  password: string;
};

/**
 * Handles the buttons of the form: requests a code, registers or claims an NGO, each through the public API.
 */
export async function submitRegistration({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const values = filledTexts({ read, names: FORM_FIELDS });
  const submission: Submission = { context, values, password: read('password') };
  if (read('intent') === 'code') return sendCode(submission);
  const ngoId = claimedNgo(values['choice']);
  return ngoId === undefined ? register(submission) : claim({ ...submission, ngoId });
}

async function sendCode({ context, values }: Submission) {
  const email = values['contactEmail'] ?? '';
  const { api } = context.get(pageContext);
  const { ok, status, body } = await requestOtp(api, email);
  if (!ok) return reply({ values, msg: body.msg, errors: formErrorsOf(body.errors) }, status);
  return reply({ values: { ...values, otpForm: body.data.form }, errors: {}, codeSentTo: email }, 200);
}

async function register({ context, values, password }: Submission) {
  const { api } = context.get(pageContext);
  const { consent, choice, ...fields } = values;
  const isAnother = choice === ANOTHER;
  const json = { ...fields, password, consent: consent !== undefined, isAnother };
  const { ok, status, body } = await api.ngo.addNewNgo.$post({ json }).then(readOutcome);
  if (ok) throw redirect('/rform/sent');
  const { msg, errors = {}, data: duplicates } = body;
  return reply({ values, msg, errors, duplicates }, status);
}

async function claim({ context, values, password, ngoId }: Submission & { ngoId: string }) {
  const { api } = context.get(pageContext);
  const { contactName: name, contactEmail: email, otp, otpForm, note, consent } = values;
  const json = { ngoId, name, email, password, otp, otpForm, note, consent: consent !== undefined };
  const { ok, status, body } = await api.ngo.claimNgo.$post({ json }).then(readOutcome);
  if (ok) throw redirect('/rform/claimed');
  const failure = { values, msg: body.msg, errors: formErrorsOf(body.errors) };
  const ngo = await api.ngo.getNgoById[':id'].$get({ param: { id: ngoId } }).then(readOutcome);
  if (!ngo.ok) return reply(failure, status);
  // Keeps the chosen NGO selectable. The server checks again what is allowed.
  const similar = [{ ...ngo.body.data, hasAccount: false }];
  return reply({ ...failure, duplicates: { similar, waits: false, mayBeAnother: true } }, status);
}

/** Renames the account fields, because in the form the NGO has a name and an email address too. */
function formErrorsOf({ name, email, ...others }: Record<string, string> = {}): Record<string, string> {
  return { ...others, ...(name && { contactName: name }), ...(email && { contactEmail: email }) };
}

function reply(outcome: RegisterOutcome, status: number) {
  return data(outcome, { status });
}
