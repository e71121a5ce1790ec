import { data, redirect, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '#src/browser/api-client.ts';
import { filledTexts, readTexts } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { WritingOutcome } from './feedback.view.ts';
import { SENT_PATHS, type FeedbackKind } from '#src/features/feedback/feedback.values.ts';

const FIELDS = ['what', 'rating', 'message', 'name', 'email', 'ngoId'];

type Sending = { request: Request; context: Readonly<RouterContextProvider> };
type Ask = (api: ApiClient, values: Record<string, string>) => Promise<Response>;

/** Sends what is written about the site or an NGO, as the API does for anybody else. */
export async function sendFeedback(sending: Sending) {
  const values = await readValues(sending.request);
  const { ngoId, rating, message = '', name, email } = values;
  if (ngoId !== undefined && values['what'] !== 'feedback') {
    const ask: Ask = (api) => api.feedback.reportMistake.$post({ json: { ngoId, message, email } });
    return send({ ...sending, kind: 'mistake', values, ask });
  }
  const json = { rating: Number(rating), message, name, email, ngoId };
  const ask: Ask = (api) => api.feedback.addFeedback.$post({ json });
  return send({ ...sending, kind: 'feedback', values, ask });
}

/** Sends a contact message, in the same way. */
export async function sendContactMessage(sending: Sending) {
  const values = await readValues(sending.request);
  const { name = '', email = '', message = '' } = values;
  const ask: Ask = (api) => api.feedback.addContactMessage.$post({ json: { name, email, message } });
  return send({ ...sending, kind: 'contact', values, ask });
}

async function send({
  context,
  kind,
  values,
  ask,
}: Sending & { kind: FeedbackKind; values: Record<string, string>; ask: Ask }) {
  const answer = await ask(context.get(pageContext).api, values);
  // Another page, so that loading it again sends nothing twice.
  if (answer.ok) throw redirect(`/feedback/${SENT_PATHS[kind]}`);
  const { msg, errors = {} } = (await answer.json()) as Partial<WritingOutcome>;
  const outcome: WritingOutcome = { values, msg, errors };
  return data(outcome, { status: answer.status });
}

async function readValues(request: Request): Promise<Record<string, string>> {
  return filledTexts({ read: await readTexts(request), names: FIELDS });
}
