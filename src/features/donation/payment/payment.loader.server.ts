import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { paymentView } from './payment-view.server.ts';
import type { PaymentPageView } from './payment.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Longer tokens are not ours. */
const TOKEN_MOST = 200;

/** Loads the donation whose token is in the address. An unknown one is a 404 with an explanation. */
export async function loadPayment({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const token = tokenOf(request);
  const found =
    token && (await api.donation.readDonation.$post({ json: { token } }).then(readResponseIfFound));
  const page: PaymentPageView = {
    view: found ? paymentView({ donation: found.data, token, language }) : null,
  };
  return data(page, { status: found ? 200 : 404 });
}

/** Returns the token in the address, or ''. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('donation')?.slice(0, TOKEN_MOST) ?? '';
}
