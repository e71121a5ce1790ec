import { data, redirect, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { UTR_TEXT_MOST } from '#src/features/donation/donation.values.ts';
import { tokenOf } from './payment.loader.server.ts';
import type { PaymentOutcome } from './payment.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Does what the button of a form says: claims the payment, corrects its number, or cancels the gift. */
export async function changeByForm({ request, context }: Options) {
  const { donation: api } = context.get(pageContext).api;
  const token = tokenOf(request);
  if (!token) throw data(null, { status: 404 });
  const read = await readTexts(request);
  const values = filledTexts({ read, names: ['method', 'utr'] });
  const step = read('step');
  if (step === 'cancel') {
    const { ok, status, body } = await api.cancelDonation.$post({ json: { token } }).then(readOutcome);
    if (status === 404) throw data(null, { status });
    return data<PaymentOutcome>({ msg: body.msg, isRefused: !ok, values: {}, errors: {} }, { status });
  }
  if (step !== 'claim') throw data(null, { status: 400 });
  const method = values['method'] === 'bankTransfer' ? 'bankTransfer' : 'upi';
  const json = { token, method, utr: values['utr']?.slice(0, UTR_TEXT_MOST) } as const;
  const { ok, status, body } = await api.claimDonation.$post({ json }).then(readOutcome);
  if (!ok && status === 404) throw data(null, { status });
  // A refused gift stays; another one follows it. The router adds the language prefix.
  if (ok && body.data.token !== token)
    throw redirect(`/donate/pay?donation=${encodeURIComponent(body.data.token)}`, 303);
  const errors = ok ? {} : (body.errors ?? {});
  return data<PaymentOutcome>({ msg: body.msg, isRefused: !ok, values, errors }, { status });
}
