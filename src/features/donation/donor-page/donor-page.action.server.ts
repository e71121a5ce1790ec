import { data, redirect, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { yearFilePath } from '#src/features/donation/donor-year-file/year-file-path.ts';
import { tokenOf } from './donor-page.loader.server.ts';
import type { DonorPageOutcome } from './donor-page.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };
type Form = {
  api: ApiClient['donation'];
  language: Language;
  token: string;
  read: (name: string) => string;
};
type Result = { status: number; outcome: DonorPageOutcome };

/** Longer texts are cut off. The API refuses them anyway. */
const TEXT_MOST = 4000;
const TOKEN_MOST = 200;

/** Does what the button of a form says. */
const STEPS: Record<string, (form: Form) => Promise<Result>> = {
  ask: askForLink,
  change: changeDetails,
  show: (form) => showName(form, true),
  hide: (form) => showName(form, false),
  endReminder,
  withdraw,
  file: askForFile,
};

export async function changeByForm({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const texts = await readTexts(request);
  const read = (name: string) => texts(name).slice(0, TEXT_MOST);
  const step = STEPS[read('step')];
  if (!step) throw data(null, { status: 400 });
  const { status, outcome } = await step({
    api: api.donation,
    language,
    token: tokenOf(request) ?? '',
    read,
  });
  return data(outcome, { status });
}

async function askForLink({ api, read }: Form): Promise<Result> {
  const email = read('email');
  const { ok, status, body } = await api.requestDonorLink.$post({ json: { email } }).then(readOutcome);
  const error = 'errors' in body ? body.errors?.['email'] : undefined;
  const asked = { email: email.trim(), isSent: ok, ...(error !== undefined && { error }) };
  return { status, outcome: { msg: body.msg, isRefused: !ok, asked } };
}

async function changeDetails({ api, token, read }: Form): Promise<Result> {
  const person = read('person');
  // The page may have several of these forms.
  const suffix = /^[1-9]\d{0,2}$/.test(read('at')) ? `-${read('at')}` : '';
  const textOf = (field: string) => read(field + suffix);
  const values = { name: textOf('name'), address: textOf('address'), pan: textOf('pan') };
  const { ok, status, body } = await api.changeDonor
    .$post({ json: { token, person, ...values } })
    .then(readOutcome);
  const errors = ('errors' in body ? body.errors : undefined) ?? {};
  const details = { person, values, errors };
  return { status, outcome: { msg: body.msg, isRefused: !ok, ...(!ok && { details }) } };
}

async function showName({ api, token }: Form, isShown: boolean): Promise<Result> {
  const { ok, status, body } = await api.showDonorName.$post({ json: { token, isShown } }).then(readOutcome);
  return { status, outcome: { msg: body.msg, isRefused: !ok } };
}

async function endReminder({ api, read }: Form): Promise<Result> {
  const gift = read('gift').slice(0, TOKEN_MOST);
  const { ok, status, body } = await api.endStandingGift.$post({ query: { gift } }).then(readOutcome);
  return { status, outcome: { msg: body.msg, isRefused: !ok } };
}

/** Many receipts are drawn by a job. If it has made the file before, the file opens. */
async function askForFile({ api, language, token, read }: Form): Promise<Result> {
  const year = read('year').slice(0, 10);
  const response = await api.readDonorYearFile.$post({ json: { token, year } });
  if (response.status === 200)
    throw redirect(pathInLanguage({ path: yearFilePath({ year, token }), language }), 303);
  const { ok, status } = response;
  const { msg } = z.object({ msg: z.string() }).parse(await response.json());
  return { status, outcome: { msg, isRefused: !ok } };
}

async function withdraw({ api, token }: Form): Promise<Result> {
  const { ok, status, body } = await api.withdrawDonorConsent.$post({ json: { token } }).then(readOutcome);
  return { status, outcome: { msg: body.msg, isRefused: !ok, isWithdrawn: ok } };
}
