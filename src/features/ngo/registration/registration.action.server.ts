import { data, redirect, type RouterContextProvider } from 'react-router';
import { filledTexts, readTexts } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { Duplicates, SimilarNgo } from './registration.contract.ts';
import type { RegisterOutcome } from './registration.view.ts';
import { ANOTHER, claimedNgo, JOINING_FIELDS } from './registration.values.ts';

const KEPT = [
  ...JOINING_FIELDS,
  'contactName',
  'contactEmail',
  'otp',
  'otpForm',
  'note',
  'choice',
  'consent',
];

type Answer = {
  msg?: string;
  errors?: Record<string, string>;
  data?: Duplicates;
};
type Sending = {
  context: Readonly<RouterContextProvider>;
  values: Record<string, string>;
  password: string;
};

/** What a button of the form asks for: the code, or to register, or to claim; each as the API does for anybody else. */
export async function joinByForm({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const values = filledTexts({ read, names: KEPT });
  const sending: Sending = { context, values, password: read('password') };
  if (read('intent') === 'code') return sendCode(sending);
  const ngoId = claimedNgo(values['choice']);
  return ngoId === undefined ? register(sending) : claim({ ...sending, ngoId });
}

async function sendCode({ context, values }: Sending) {
  const email = values['contactEmail'] ?? '';
  const answer = await context.get(pageContext).api.sendOtp.$post({ json: { email } });
  const {
    msg,
    errors,
    data: sent,
  } = (await answer.json()) as Omit<Answer, 'data'> & {
    data?: { form: string };
  };
  if (sent) return reply({ values: { ...values, otpForm: sent.form }, errors: {}, codeSentTo: email }, 200);
  return reply({ values, msg, errors: renamed(errors) }, answer.status);
}

async function register({ context, values, password }: Sending) {
  const { api } = context.get(pageContext);
  const { consent, choice, ...typed } = values;
  const isAnother = choice === ANOTHER;
  const json = { ...typed, password, consent: consent !== undefined, isAnother };
  const answer = await api.ngo.addNewNgo.$post({ json });
  if (answer.ok) throw redirect('/rform/sent');
  const { msg, errors = {}, data: duplicates } = (await answer.json()) as Answer;
  return reply({ values, msg, errors, duplicates }, answer.status);
}

async function claim({ context, values, password, ngoId }: Sending & { ngoId: string }) {
  const { api } = context.get(pageContext);
  const { contactName: name, contactEmail: email, otp, otpForm, note, consent } = values;
  const json = { ngoId, name, email, password, otp, otpForm, note, consent: consent !== undefined };
  const answer = await api.ngo.claimNgo.$post({ json });
  if (answer.ok) throw redirect('/rform/claimed');
  const { msg, errors } = (await answer.json()) as Answer;
  const shown = await api.ngo.getNgoById[':id'].$get({ param: { id: ngoId } });
  if (!shown.ok) return reply({ values, msg, errors: renamed(errors) }, answer.status);
  const { data: ngo } = (await shown.json()) as { data: Omit<SimilarNgo, 'hasAccount'> };
  // What was chosen stays to be chosen; the server tells again what may be.
  const duplicates = { similar: [{ ...ngo, hasAccount: false }], waits: false, mayBeAnother: true };
  return reply({ values, msg, errors: renamed(errors), duplicates }, answer.status);
}

/** In the form the account's fields are called otherwise, as the NGO has a name and an address too. */
function renamed({ name, email, ...others }: Record<string, string> = {}): Record<string, string> {
  return { ...others, ...(name && { contactName: name }), ...(email && { contactEmail: email }) };
}

function reply(outcome: RegisterOutcome, status: number) {
  return data(outcome, { status });
}
