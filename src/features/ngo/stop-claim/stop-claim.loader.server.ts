import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { timeInWords } from './time-in-words.server.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the page of the claim whose token is in the address. Opening it changes nothing. An unknown one is a 404. */
export async function loadStopClaim({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const token = tokenOf(request);
  const found = token && (await api.ngo.readClaimToStop.$post({ json: { token } }).then(readResponseIfFound));
  if (!found) return data({ view: null }, { status: 404 });
  const { state, ngo, email, takesEffectAt } = found.data;
  const from = timeInWords({ language, at: new Date(takesEffectAt) });
  return data({ view: { state, ngo: nameIn({ names: ngo, language }), email, from } });
}

/** Stops the claim: the page has one button. */
export async function stopByForm({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const { status } = await api.ngo.stopClaim.$post({ json: { token: tokenOf(request) } });
  return data(null, { status });
}

/** Returns the token in the address, or ''. */
function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('claim')?.slice(0, 200) ?? '';
}
