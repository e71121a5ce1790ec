import { data, redirect, type RouterContextProvider } from 'react-router';
import { readOutcome, type ApiResponse } from '#src/browser/api-client.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { FormResult } from './feedback.view.ts';
import { SENT_PATHS, type FeedbackKind } from '#src/features/feedback/feedback.values.ts';

const FIELDS = ['what', 'rating', 'message', 'name', 'email', 'ngoId'];

type Sending = { request: Request; context: Readonly<RouterContextProvider> };

/** Sends feedback or a mistake report through the public API. */
export async function sendFeedback({ request, context }: Sending) {
  const values = await readValues(request);
  const { feedback } = context.get(pageContext).api;
  const { ngoId, rating, message = '', name, email } = values;
  if (ngoId !== undefined && values['what'] !== 'feedback') {
    const response = await feedback.reportMistake.$post({ json: { ngoId, message, email } });
    return reply({ kind: 'mistake', values, response });
  }
  const json = { rating: Number(rating), message, name, email, ngoId };
  return reply({ kind: 'feedback', values, response: await feedback.addFeedback.$post({ json }) });
}

/** Sends a contact message through the public API. */
export async function sendContactMessage({ request, context }: Sending) {
  const values = await readValues(request);
  const { feedback } = context.get(pageContext).api;
  const { name = '', email = '', message = '' } = values;
  const response = await feedback.addContactMessage.$post({ json: { name, email, message } });
  return reply({ kind: 'contact', values, response });
}

async function reply(received: {
  kind: FeedbackKind;
  values: Record<string, string>;
  response: ApiResponse;
}) {
  const { ok, status, body } = await readOutcome(received.response);
  // Redirects, so that reloading the page does not send the message again.
  if (ok) throw redirect(`/feedback/${SENT_PATHS[received.kind]}`);
  const outcome: FormResult = { values: received.values, msg: body.msg, errors: body.errors ?? {} };
  return data(outcome, { status });
}

async function readValues(request: Request): Promise<Record<string, string>> {
  return filledTexts({ read: await readTexts(request), names: FIELDS });
}
