import { useRef, useState } from 'react';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DONATIONS } from '#src/features/donation/parts/donation-paths.ts';
import { DonationTag } from '#src/features/donation/parts/donation-status.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import type { OwnDonation } from './details.contract.ts';
import { DonationActions } from './parts/donation-actions.tsx';
import { DonationHistory } from './parts/donation-history.tsx';
import { DonorDetails } from './parts/donor-details.tsx';
import { GiftFacts } from './parts/gift-facts.tsx';
import { ReceiptsList } from './parts/receipts-list.tsx';
import type { Route } from './+types/donation.page';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await load((api) => api.donation.getDonationOfNgo[':id'].$get({ param: { id } }));
  return data;
}

/** One donation to the own NGO: its donor, its receipts, its history, and what can be done. */
export default function DonationPage({ loaderData }: Route.ComponentProps) {
  // Another donation starts anew.
  return <DonationView key={loaderData._id} loaded={loaderData} />;
}

function DonationView({ loaded }: { loaded: OwnDonation }) {
  const t = useMessages('donation/details');
  const heading = useRef<HTMLHeadingElement>(null);
  const [donation, setDonation] = useState(loaded);
  const headline = useHeadline(donation);
  const lead = donation.status in t.lead ? t.lead[donation.status as keyof typeof t.lead] : undefined;
  /** Shows a donation that was changed. The button that did it may be gone. */
  function show(changed: OwnDonation) {
    setDonation(changed);
    requestAnimationFrame(() => {
      if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
    });
  }
  return (
    <>
      <PageHead title={donation.reference} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={DONATIONS}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        <p className={layout.line}>
          <DonationTag status={donation.status} />
          <span className={classes(layout.small, layout.mute, styles.number)}>{donation.reference}</span>
        </p>
        {lead !== undefined && !donation.isAtGateway && (
          <p className={classes(layout.mute, layout.read)}>{lead}</p>
        )}
        <GatewayNotes donation={donation} />
        <DonationActions donation={donation} onChanged={show} />
      </div>
      <div className={layout.split}>
        <div className={layout.loose}>
          <GiftFacts donation={donation} />
          <DonorDetails donation={donation} onChanged={show} />
          <ReceiptsList donation={donation} onChanged={show} />
        </div>
        <DonationHistory donation={donation} />
      </div>
    </>
  );
}

/** Returns the state of the donation in a sentence. */
function useHeadline({ donor, status, amount, method }: OwnDonation): string {
  const { headline: t, ...texts } = useMessages('donation/details');
  const name = donor.name ?? texts.someone;
  if (method === 'kind' && integerOf(amount) === 0 && status === 'received') return texts.kindHeadline(name);
  return t[status](name, formatRupees(amount));
}

/** What the payment gateway reported or has been asked for. */
function GatewayNotes({
  donation: { isAtGateway, gatewayProblem, refundRequested },
}: {
  donation: OwnDonation;
}) {
  const { gateway: t } = useMessages('donation/details');
  if (!isAtGateway) return null;
  return (
    <div className={classes(notes.note, gatewayProblem && notes.bad, layout.read, layout.stack)}>
      {gatewayProblem && <p>{t[gatewayProblem]}</p>}
      {refundRequested !== null && <p>{t.refund(formatRupees(refundRequested))}</p>}
      <p>{t.only}</p>
    </div>
  );
}
