import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import { REASON_MOST } from '#src/features/ngo/verification/verification.values.ts';
import styles from '#src/ui/area/operations.module.css';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { useWords } from '#src/ui/area/use-words.ts';

type Claim = NgoToVerify['claims'][number];

/** Lists the open claims to the NGO, with buttons to accept or decline them. */
export function Claims({ claims, onChanged }: { claims: Claim[]; onChanged: () => void }) {
  const texts = useMessages('site/operations');
  const { submit } = useToastSubmission('note');
  const t = texts.decide;
  const { day } = useWords();
  const [decision, setDecision] = useState<{ claim: Claim; accepted: boolean }>();
  const close = () => setDecision(undefined);

  async function submitDecision(note?: string): Promise<string | undefined> {
    if (!decision) return;
    const { claim, accepted } = decision;
    const param = { id: claim._id };
    const json = { accepted, ...(note && { note }) };
    const result = await submit((api) => api.ngo.decideClaim[':id'].$post({ param, json }));
    if (!result.ok && result.errors['note']) return result.errors['note'];
    close();
    if (result.ok || result.status === 404) onChanged();
  }

  return (
    <section className={layout.stack}>
      <h2>{texts.check.claims}</h2>
      <ul className={styles.rows}>
        {claims.map((claim) => (
          <li key={claim._id} className={layout.stack}>
            <div>
              <p>
                <b>{claim.name}</b>, {claim.email}
              </p>
              <p className={classes(layout.mute, layout.small)}>
                {texts.check.claimed(day(claim.createdAt))}
              </p>
              {claim.note && <p className={styles.quote}>{claim.note}</p>}
            </div>
            {claim.isApproved && <p>{t.approved}</p>}
            <p className={layout.line}>
              {!claim.isApproved && (
                <button
                  type="button"
                  className={button.button}
                  onClick={() => setDecision({ claim, accepted: true })}
                >
                  {t.accept}
                </button>
              )}
              <button
                type="button"
                className={classes(button.button, button.second)}
                onClick={() => setDecision({ claim, accepted: false })}
              >
                {t.decline}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {decision?.accepted === true && (
        <ConfirmDialog
          title={t.acceptTitle}
          confirm={t.acceptYes}
          onConfirm={() => void submitDecision()}
          onCancel={close}
        >
          <p>{t.acceptLead(decision.claim.name)}</p>
        </ConfirmDialog>
      )}
      {decision?.accepted === false && (
        <ReasonDialog
          most={REASON_MOST}
          title={t.declineTitle}
          label={t.note}
          name="note"
          hint={t.reasonHint}
          optional
          confirm={t.declineYes}
          onConfirm={submitDecision}
          onCancel={close}
        >
          {t.declineLead}
        </ReasonDialog>
      )}
    </section>
  );
}
