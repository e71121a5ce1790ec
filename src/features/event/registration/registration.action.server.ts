import { data, redirect, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { REGISTRATION_FIELDS } from './registration.rules.ts';
import { submitRegistration } from './submit-registration.ts';

/**
 * Registers a party through the form, with the same API. Without a mail address the person goes on to the ticket;
 * otherwise the response says where it was sent.
 */
export async function registerByForm({
  request,
  context,
  eventId,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  eventId: string;
}) {
  const values = filledTexts({ read: await readTexts(request), names: REGISTRATION_FIELDS });
  const { api } = context.get(pageContext);
  const { status, outcome } = await submitRegistration(api, { eventId, values });
  const token = outcome.registered?.token;
  // The router adds the language prefix.
  if (token) throw redirect(`/event/ticket?ticket=${token}`, 303);
  return data(outcome, { status });
}
