import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Timeline } from '#src/ui/form/timeline.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DonationSteps } from '#src/features/donation/parts/donation-steps.tsx';
import type { PaymentOutcome, PaymentView } from '#src/features/donation/payment/payment.view.ts';
import { CancelGift } from './cancel-gift.tsx';
import { ClaimForm } from './claim-form.tsx';
import styles from './payment.module.css';

type StateProps = { view: PaymentView; outcome: PaymentOutcome };

/** What became of a gift, and what its donor can do. */
export function DonationState({ view, outcome }: StateProps) {
  const t = useMessages('donation/payment');
  const { status, title, steps, thankYou, receiptFile, ngo, canCancel } = view;
  return (
    <div className={classes(layout.loose, layout.read)}>
      <div className={layout.stack}>
        {status === 'claimed' && <DonationSteps step={3} text={t.lastStep} />}
        <h1>{title}</h1>
        {status === 'cancelled' && <p>{t.cancelled}</p>}
        {thankYou && <ThankYou ngo={ngo.name} text={thankYou} />}
      </div>
      {steps.length > 0 && (
        <section className={layout.stack}>
          <h2>{t.steps.heading}</h2>
          <Timeline
            steps={steps.map(({ text, ...step }) => ({
              ...step,
              ...(text && { text: <p lang={text.lang}>{text.text}</p> }),
            }))}
          />
        </section>
      )}
      {receiptFile && (
        <p>
          <a className={button.button} href={receiptFile}>
            {t.download}
          </a>
        </p>
      )}
      <Numbers view={view} outcome={outcome} />
      <div>
        {status === 'claimed' && <Correction view={view} outcome={outcome} />}
        {canCancel && <CancelGift />}
        <More view={view} />
      </div>
    </div>
  );
}

function ThankYou({
  ngo,
  text,
}: {
  ngo: PaymentView['ngo']['name'];
  text: { text: string; lang: string | undefined };
}) {
  return (
    <figure className={notes.note}>
      <blockquote className={styles.quote} lang={text.lang}>
        {text.text}
      </blockquote>
      <figcaption className={classes(layout.small, layout.mute)} lang={ngo.lang}>
        {ngo.text}
      </figcaption>
    </figure>
  );
}

/** Sends the right number after a refusal, or leads to the gift with it. */
function Numbers({ view: { status, claim, successorPath }, outcome }: StateProps) {
  const t = useMessages('donation/payment');
  if (successorPath)
    return (
      <p>
        <TownLink className={button.button} to={successorPath}>
          {t.successor}
        </TownLink>
      </p>
    );
  if (!claim || status !== 'refused') return null;
  return (
    <section className={layout.stack}>
      <h2>{t.claim.again}</h2>
      <ClaimForm claim={claim} outcome={outcome} submit={t.claim.submitAgain} />
    </section>
  );
}

/** Corrects the number of a claim. */
function Correction({ view: { claim }, outcome }: StateProps) {
  const t = useMessages('donation/payment');
  if (!claim) return null;
  return (
    <details className={styles.other} open={Object.keys(outcome.errors).length > 0}>
      <summary>{t.claim.correct}</summary>
      <ClaimForm claim={claim} outcome={outcome} submit={t.claim.submitCorrection} />
    </details>
  );
}

function More({ view: { ngo, givePath, status } }: { view: PaymentView }) {
  const t = useMessages('donation/payment');
  const isOver = status !== 'claimed' && status !== 'refused';
  return (
    <p className={layout.links}>
      {ngo.phone && !isOver && <a href={`tel:${ngo.phone}`}>{t.call(ngo.phone)}</a>}
      {ngo.path && <TownLink to={ngo.path}>{t.ngo}</TownLink>}
      {ngo.path && isOver && status !== 'held' && <TownLink to={givePath}>{t.giveAgain}</TownLink>}
      {status === 'received' && <TownLink to="/donate/mine">{t.allGifts}</TownLink>}
    </p>
  );
}
