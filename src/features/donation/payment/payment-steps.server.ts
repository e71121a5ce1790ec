import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatRupees } from '#src/shared/money.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import type { OwnDonation } from './payment.contract.ts';
import { lookedForBy } from './payment.rules.ts';
import type { StepView } from './payment.view.ts';

type Input = { donation: OwnDonation; language: Language };

/** Returns what happened to a gift that is claimed, held, received or refused, and what comes next. */
export function stepsOf({ donation, language }: Input): StepView[] {
  const { status } = donation;
  if (donation.isHeld) return heldSteps(language);
  if (status === 'created' || status === 'failed' || status === 'cancelled') return [];
  const paid = paidStep({ donation, language });
  if (status === 'claimed') return [...paid, ...waitingSteps({ donation, language })];
  if (status === 'refused') return [...paid, ...refusedSteps({ donation, language })];
  return [...paid, ...receivedSteps({ donation, language })];
}

function paidStep({ donation, language }: Input): StepView[] {
  const { claimedAt, utr } = donation;
  if (claimedAt === null) return [];
  const { steps: t } = catalogues[language]['donation/payment'];
  const { event: words, site } = catalogues[language];
  const time = new Date(claimedAt);
  const day = formatDay({ day: dayInIndia(time), months: site.months });
  return [
    {
      key: 'paid',
      state: 'done',
      title: t.paid,
      time: { at: claimedAt, text: words.moment(day, formatTime({ language, time })) },
      ...(utr !== null && { text: textView(t.utr(utr), language) }),
    },
  ];
}

function heldSteps(language: Language): StepView[] {
  const { steps: t } = catalogues[language]['donation/payment'];
  return [
    { key: 'paid', state: 'done', title: t.paid },
    { key: 'held', state: 'now', title: t.held, text: textView(t.heldText, language) },
  ];
}

function waitingSteps({ donation: { claimedAt, email }, language }: Input): StepView[] {
  const { steps: t } = catalogues[language]['donation/payment'];
  const by = lookedForBy(dayInIndia(new Date(claimedAt!)));
  const weekday = catalogues[language].event.weekdays[new Date(by).getUTCDay()]!;
  const day = `${weekday}, ${formatDay({ day: by, months: catalogues[language].site.months })}`;
  return [
    {
      key: 'looking',
      state: 'now',
      title: t.looking,
      text: textView(t.by(day), language),
    },
    {
      key: 'receipt',
      state: 'next',
      title: t.receiptComes,
      text: textView(email === null ? t.receiptAfter : t.receiptTo(email), language),
    },
  ];
}

function refusedSteps({ donation: { refuseReason }, language }: Input): StepView[] {
  const { steps: t } = catalogues[language]['donation/payment'];
  return [
    {
      key: 'refused',
      state: 'now',
      title: t.refused,
      text: textView(t.reason(refuseReason ?? ''), language),
    },
    {
      key: 'again',
      state: 'next',
      title: t.again,
      text: textView(t.againText, language),
    },
  ];
}

function receivedSteps({ donation, language }: Input): StepView[] {
  const { receivedOn, receipt, status, refunded, isMonthly } = donation;
  const { steps: t } = catalogues[language]['donation/payment'];
  const { months } = catalogues[language].site;
  const arrived: StepView = {
    key: 'received',
    state: 'done',
    title: t.received,
    ...(receivedOn !== null && { time: { at: receivedOn, text: formatDay({ day: receivedOn, months }) } }),
  };
  if (status === 'refunded')
    return [arrived, { key: 'refunded', state: 'done', title: t.refunded(formatRupees(refunded)) }];
  const paper: StepView = receipt
    ? {
        key: 'receipt',
        state: 'done',
        title: t.receipt(formatReceiptNumber(receipt)),
        text: textView(receipt.isDeductible ? t.deductible : t.notDeductible, language),
      }
    : {
        key: 'receipt',
        state: 'next',
        title: t.receiptComes,
        text: textView(donation.ngo.isVerified ? t.receiptWaits : t.receiptHeld, language),
      };
  const monthly: StepView = {
    key: 'monthly',
    state: 'next',
    title: t.monthly,
    text: textView(t.monthlyText, language),
  };
  return [arrived, paper, ...(isMonthly ? [monthly] : [])];
}
