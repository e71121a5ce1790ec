import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DonationSteps } from '#src/features/donation/parts/donation-steps.tsx';
import type { PaymentOutcome, PaymentView } from '#src/features/donation/payment/payment.view.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { CancelGift } from './cancel-gift.tsx';
import { ClaimForm } from './claim-form.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { PayByUpi } from './pay-by-upi.tsx';

type PayNowProps = { view: PaymentView; outcome: PaymentOutcome };

/** The second step of a gift: how to pay it, and then to say so. */
export function PayNow({ view, outcome }: PayNowProps) {
  const t = useMessages('donation/payment');
  const { title, lead, note, ways, claim, canCancel } = view;
  return (
    <>
      <div className={layout.stack}>
        <DonationSteps step={2} text={t.step} />
        <h1>{title}</h1>
        {lead && (
          <p className={layout.lead} lang={lead.lang}>
            {lead.text}
          </p>
        )}
        {note && <p className={classes(notes.note, notes.warn, layout.read)}>{note}</p>}
      </div>
      {ways && (
        <div className={classes(layout.split, layout.even)}>
          <div className={layout.loose}>
            {ways.upi && <PayByUpi upi={ways.upi} />}
            {ways.aboveLimit && <p className={notes.note}>{ways.aboveLimit}</p>}
            <BankTransfer account={ways.account} isOnly={ways.upi === null} />
            {ways.gatewayPath && <GatewayForm path={ways.gatewayPath} />}
          </div>
          <div className={layout.loose}>
            {claim && (
              <section className={layout.stack}>
                <h2>{t.claim.heading}</h2>
                <ClaimForm claim={claim} outcome={outcome} submit={t.claim.submit} />
                {claim.next && <p className={notes.note}>{claim.next}</p>}
              </section>
            )}
          </div>
        </div>
      )}
      {canCancel && <CancelGift />}
    </>
  );
}
