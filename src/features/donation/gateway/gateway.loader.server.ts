import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import type { GatewayPageView } from './gateway.view.ts';

/** Longer tokens are not ours. */
const TOKEN_MOST = 200;

type Options = { request: Request; context: Readonly<RouterContextProvider> };

const parameterOf = (request: Request, name: string) =>
  new URL(request.url).searchParams.get(name)?.slice(0, TOKEN_MOST) ?? '';

/** Whether `startByForm` has answered this request. React Router runs the loader after it. */
const hasStarted = createContext(false);

/** Leads back from the page of the gateway to the donation. Whoever opens the address without a form goes there too. */
export async function leadBack({ request, context }: Options): Promise<null> {
  if (context.get(hasStarted)) return null;
  const { api } = context.get(pageContext);
  const token = parameterOf(request, 'donation');
  if (token) throw redirect(`/donate/pay?donation=${encodeURIComponent(token)}`, 303);
  const back = parameterOf(request, 'back');
  if (!back) throw redirect('/donate', 303);
  const { path } = (await api.donation.readGatewayReturn.$post({ json: { back } }).then(readResponse)).data;
  throw redirect(path, 303);
}

/** Starts the payment of the donation whose token is in the address. The response is the page itself. */
export async function startByForm({ request, context }: Options) {
  context.set(hasStarted, true);
  const { api } = context.get(pageContext);
  const token = parameterOf(request, 'donation');
  if (!token) throw data(null, { status: 404 });
  const { ok, status, body } = await api.donation.startGatewayPayment
    .$post({ json: { token } })
    .then(readOutcome);
  if (!ok && status === 404) throw data(null, { status });
  const back = `/donate/pay?donation=${encodeURIComponent(token)}`;
  const view: GatewayPageView = ok ? { checkout: body.data, back } : { checkout: null, back, msg: body.msg };
  return data(view, { status });
}
