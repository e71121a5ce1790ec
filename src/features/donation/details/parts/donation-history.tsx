import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Timeline, type TimelineStep } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';

type Step = { key: string; title: string; at: string | null; state?: 'now'; text?: string | null };

/** What happened to a donation, in order. */
export function DonationHistory({ donation }: { donation: OwnDonation }) {
  const { history: t } = useMessages('donation/details');
  const days = useDays();
  const language = useLanguage();
  const steps = useSteps(donation).map(({ key, title, at, state, text }): TimelineStep => ({
    key,
    title,
    state: state ?? 'done',
    ...(at !== null && { time: { at, text: days.time(at) } }),
    ...(text && { text: <p lang={langOfText(text, language)}>{text}</p> }),
  }));
  return (
    <aside className={layout.stack}>
      <h2 className={layout.small}>{t.heading}</h2>
      <div className={layout.small}>
        <Timeline steps={steps} />
      </div>
    </aside>
  );
}

function useSteps(donation: OwnDonation): Step[] {
  const { history: t } = useMessages('donation/details');
  const words = useWords();
  const { status, byNgo, createdAt, claimedAt, receivedAt, receivedOn, receipts, refunded } = donation;
  const timed: Step[] = [
    { key: 'begun', title: byNgo ? t.added : t.begun, at: createdAt },
    ...(claimedAt === null ? [] : [{ key: 'claimed', title: t.claimed, at: claimedAt }]),
    ...(receivedAt === null
      ? []
      : [
          {
            key: 'received',
            title: t.received,
            at: receivedAt,
            text: receivedOn && t.receivedOn(words.date(receivedOn)),
          },
        ]),
    ...receipts.map(({ _id, number, issuedAt }) => ({
      key: `receipt ${_id}`,
      title: t.issued(number),
      at: issuedAt,
    })),
    ...receipts.flatMap(({ _id, number, cancelledAt, cancelReason }) =>
      cancelledAt === null
        ? []
        : [
            {
              key: `cancelled ${_id}`,
              title: t.receiptCancelled(number),
              at: cancelledAt,
              text: cancelReason,
            },
          ],
    ),
  ];
  // Sorting is stable: what happened in the same second stays in this order.
  timed.sort((a, b) => (a.at! < b.at! ? -1 : a.at! > b.at! ? 1 : 0));
  return [
    ...timed,
    ...(status === 'claimed' ? [{ key: 'now', title: t.looking, at: null, state: 'now' as const }] : []),
    ...(status === 'refused'
      ? [{ key: 'refused', title: t.refused, at: null, text: donation.refuseReason }]
      : []),
    ...(integerOf(refunded) > 0
      ? [{ key: 'refunded', title: t.givenBack(formatRupees(refunded)), at: null }]
      : []),
    ...(status === 'cancelled'
      ? [{ key: 'cancelled', title: t.cancelled, at: null, text: donation.cancelReason }]
      : []),
  ];
}
