import { catalogues } from '#src/messages/catalogues.server.ts';
import { drawQrCode } from '#src/server/qr-code.server.ts';
import { formatExactRupees, formatRupees, plainRupees } from '#src/shared/money.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { ngoNameView, purposeView } from '#src/features/donation/donation-view.server.ts';
import type { DonationStatus } from '#src/features/donation/donation.values.ts';
import type { OwnDonation } from './payment.contract.ts';
import { stepsOf } from './payment-steps.server.ts';
import type { PaymentView, WaysView } from './payment.view.ts';

type Input = { donation: OwnDonation; token: string; language: Language };

const STATUSES: Record<DonationStatus, PaymentView['status']> = {
  created: 'pay',
  failed: 'pay',
  claimed: 'claimed',
  refused: 'refused',
  received: 'received',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** Prepares the page of a donation. The server does this so that the browser needs no code for it. */
export function paymentView({ donation, token, language }: Input): PaymentView {
  const { reference, ngo, thankYou, successor, receipt, canCancel } = donation;
  const note = thankYou && {
    en: thankYou.text,
    gu: thankYou.textGu ?? thankYou.text,
    hi: thankYou.textHi ?? thankYou.text,
  };
  const secret = `donation=${encodeURIComponent(token)}`;
  return {
    reference,
    status: donation.isHeld ? 'held' : STATUSES[donation.status],
    ...headOf({ donation, language }),
    ngo: {
      name: ngoNameView(ngo, language),
      path: ngo.isVerified ? `/${ngo.category}/detailpage/${ngo._id}` : null,
      phone: ngo.phone,
    },
    givePath: `/donate/${ngo._id}`,
    ways: waysView({ donation, token, language }),
    claim: claimOf({ donation, language }),
    steps: stepsOf({ donation, language }),
    receiptFile:
      receipt && pathInLanguage({ path: `/donate/receipt/${receipt.code}/pdf?${secret}`, language }),
    thankYou: note && textView(note[language], language),
    successorPath: successor && `/donate/pay?donation=${encodeURIComponent(successor)}`,
    canCancel,
  };
}

/** The headline is the state of the gift. */
function headOf({ donation, language }: Omit<Input, 'token'>): Pick<PaymentView, 'title' | 'lead' | 'note'> {
  const { heads: t, share, notes } = catalogues[language]['donation/payment'];
  const { status, purpose, isAtGateway, isHeld, ways } = donation;
  const ngo = ngoNameView(donation.ngo, language).text;
  const amount = formatRupees(donation.amount);
  if (isHeld) return { title: t.held(amount), lead: null, note: null };
  const title = {
    created: t.created(amount, ngo),
    failed: t.failed,
    claimed: t.claimed(amount, ngo),
    received: t.received(amount, ngo),
    refused: t.refused(amount, ngo),
    refunded: t.refunded(amount),
    cancelled: t.cancelled,
  }[status];
  const forWhat = purpose && t.purpose(purposeView(purpose, language).text);
  const isUnpaid = status === 'created' || status === 'failed';
  const lead = [forWhat, ways && share].filter(Boolean).join(' ');
  return {
    title,
    lead: isUnpaid && lead ? textView(lead, language) : null,
    note: !isUnpaid
      ? null
      : ways === null
        ? notes.closed
        : status === 'failed'
          ? notes.failed
          : isAtGateway
            ? notes.atGateway
            : null,
  };
}

function waysView({ donation, token, language }: Input): WaysView | null {
  const { ways, amount, reference } = donation;
  if (!ways) return null;
  const { account, upi, aboveUpiLimit, gateway } = ways;
  const { account: t, aboveLimit } = catalogues[language]['donation/payment'];
  const exact = formatExactRupees(amount);
  return {
    upi: upi && {
      link: upi.link,
      code: drawQrCode(upi.link),
      payee: account.holder,
      upiId: upi.upiId,
      amount: exact,
    },
    aboveLimit: aboveUpiLimit && aboveLimit(formatRupees(aboveUpiLimit)),
    account: [
      { label: t.holder, value: account.holder },
      { label: t.number, value: account.number },
      { label: t.ifsc, value: account.ifsc },
      { label: t.bank, value: `${account.bank}, ${account.branch}` },
      { label: t.amount, value: exact, copied: plainRupees(amount) },
      { label: t.remark, value: reference },
    ],
    gatewayPath: gateway
      ? pathInLanguage({ path: `/donate/gateway?donation=${encodeURIComponent(token)}`, language })
      : null,
  };
}

function claimOf({ donation, language }: Omit<Input, 'token'>): PaymentView['claim'] {
  const { status, ways, isForeign, utr, email, successor } = donation;
  const { claim: t } = catalogues[language]['donation/payment'];
  const isFirst = ways !== null;
  const isAgain = status === 'claimed' || (status === 'refused' && successor === null && !donation.isErased);
  if (!isFirst && !isAgain) return null;
  const hasUpi = isFirst ? ways.upi !== null : !isForeign;
  return {
    methods: hasUpi ? ['upi', 'bankTransfer'] : ['bankTransfer'],
    method: hasUpi && donation.method !== 'bankTransfer' ? 'upi' : 'bankTransfer',
    utr: status === 'claimed' ? (utr ?? '') : '',
    next: isFirst && email !== null ? t.next(email) : null,
  };
}
