import { data, type RouterContextProvider } from 'react-router';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { readConfirmation } from './read-confirmation.server.ts';

/** Shows the request that was just sent. The ticket is in the request body, so it is in no URL. */
export async function respondToSent({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const sent = { reference: read('reference'), ticket: read('ticket'), ngo: read('ngo') };
  return data({ confirmation: await readConfirmation({ context, sent }) });
}
