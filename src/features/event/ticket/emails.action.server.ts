import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { tokenOf } from './ticket.loader.server.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Does what the button says: ends the messages about an event or asks for them again, or erases the registration. */
export async function changeEmailsByForm({ request, context }: Options) {
  const { event: api } = context.get(pageContext).api;
  const token = tokenOf(request);
  const step = (await readTexts(request))('step');
  if (step !== 'end' && step !== 'resume' && step !== 'erase') throw data(null, { status: 400 });
  const call =
    step === 'erase'
      ? api.eraseRegistration.$post({ json: { token } })
      : api.chooseEventMessages.$post({ json: { token, isWanted: step === 'resume' } });
  const { ok, status, body } = await call.then(readOutcome);
  return data({ msg: body.msg, isRefused: !ok, isErased: ok && step === 'erase' }, { status });
}
