import { data, type RouterContextProvider } from 'react-router';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatRupees, typedRupees } from '#src/shared/money.ts';
import { ngoNameView, purposeView } from '#src/features/donation/donation-view.server.ts';
import type { StandingGift } from './standing-gift.contract.ts';
import type { StandingGiftView } from './standing-gift.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the page of the standing gift whose token is in the address. An ended one is a 404 with an explanation. */
export async function loadStandingGift({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const token = tokenOf(request);
  const found =
    token && (await api.donation.readStandingGift.$post({ json: { token } }).then(readResponseIfFound));
  const view = found ? viewOf(found.data, language) : null;
  return data({ view }, { status: view ? 200 : 404 });
}

/** Returns the token in the address, or ''. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('gift')?.slice(0, 200) ?? '';
}

function viewOf({ ngo, amount, purpose, nextOn }: StandingGift, language: Language): StandingGiftView {
  const { months } = catalogues[language].site;
  return {
    ngo: {
      ...ngoNameView(ngo, language),
      path: ngo.isVerified ? `/${ngo.category}/detailpage/${ngo._id}` : null,
    },
    amount: formatRupees(amount),
    typedAmount: typedRupees(amount),
    purpose: purpose && purposeView(purpose, language),
    nextOn: nextOn && formatDay({ day: nextOn, months }),
  };
}
