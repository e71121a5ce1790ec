import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { tokenOf } from './standing-gift.loader.server.ts';
import type { StandingGiftOutcome } from './standing-gift.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Longer texts are cut off. The API refuses them anyway. */
const AMOUNT_MOST = 300;

/** Does what the button of a form says: ends the reminders, or changes their amount. */
export async function changeByForm({ request, context }: Options) {
  const { donation: api } = context.get(pageContext).api;
  const token = tokenOf(request);
  const read = await readTexts(request);
  if (read('step') === 'end') {
    const { ok, status, body } = await api.endStandingGift
      .$post({ query: { gift: token } })
      .then(readOutcome);
    return data<StandingGiftOutcome>({ msg: body.msg, isRefused: !ok, isEnded: ok }, { status });
  }
  if (read('step') !== 'amount') throw data(null, { status: 400 });
  const amount = read('amount').slice(0, AMOUNT_MOST);
  const { ok, status, body } = await api.changeStandingGift
    .$post({ json: { token, amount } })
    .then(readOutcome);
  const error = 'errors' in body ? body.errors?.['amount'] : undefined;
  const outcome: StandingGiftOutcome = {
    msg: body.msg,
    isRefused: !ok,
    ...(error !== undefined && { form: { amount, error } }),
  };
  return data(outcome, { status });
}
