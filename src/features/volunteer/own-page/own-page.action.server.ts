import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { formBody } from '#src/features/volunteer/application/application.action.server.ts';
import { readVolunteerForm } from '#src/features/volunteer/application/read-volunteer-form.server.ts';
import { formValues, tokenOf } from './own-page.loader.server.ts';
import type { OwnPageOutcome } from './own-page.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Does what the button of a form says: confirm, change, take or give back a shift, choose mails, or erase everything. */
export async function changeByForm({ request, context }: Options) {
  const { volunteer: api } = context.get(pageContext).api;
  const token = tokenOf(request);
  const { form, ...values } = await readVolunteerForm(request);
  const textOf = (name: string) => String(form.get(name) ?? '').slice(0, 20);
  const place = () => ({ json: { token, shiftId: textOf('shiftId') } });
  const choose = (isWanted: boolean) =>
    api.chooseShiftInvitations.$post({ json: { token, isWanted } }).then(readOutcome);
  const calls = {
    confirm: () => api.confirmVolunteer.$post({ json: { token } }).then(readOutcome),
    confirmDetails: () =>
      api.confirmVolunteer.$post({ json: { token, details: formBody(values) } }).then(readOutcome),
    change: () => api.changeVolunteer.$post({ json: { token, ...formBody(values) } }).then(readOutcome),
    take: () => api.takeShift.$post(place()).then(readOutcome),
    giveBack: () => api.giveBackShift.$post(place()).then(readOutcome),
    endInvitations: () => choose(false),
    resumeInvitations: () => choose(true),
    erase: () => api.eraseVolunteer.$post({ json: { token } }).then(readOutcome),
  };
  const step = textOf('step');
  if (!(step in calls)) throw data(null, { status: 400 });
  const { ok, status, body } = await calls[step as keyof typeof calls]();
  if (step === 'confirm' && status === 409) {
    const shown = await api.readVolunteer.$post({ json: { token, show: true } }).then(readResponseIfFound);
    const details = shown?.data.details;
    const seen = details && { values: formValues({ name: shown.data.name, details }), errors: {} };
    return data<OwnPageOutcome>({ isRefused: false, ...(seen && { form: seen }) });
  }
  const errors = 'errors' in body ? body.errors : undefined;
  const outcome: OwnPageOutcome = {
    msg: body.msg,
    isRefused: !ok,
    isErased: ok && step === 'erase',
    ...((step === 'change' || step === 'confirmDetails') &&
      !ok && { form: { values, errors: errors ?? {} } }),
  };
  return data(outcome, { status });
}
