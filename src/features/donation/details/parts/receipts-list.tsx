import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatRupees } from '#src/shared/money.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import table from '#src/ui/area/table.module.css';
import { useDays } from '#src/ui/area/use-days.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation, OwnReceipt } from '#src/features/donation/details/details.contract.ts';
import { BanIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { DONATION_SETTINGS } from '#src/features/donation/parts/donation-paths.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { ReceiptDialog } from './change-dialogs.tsx';
import details from './details.module.css';

type ReceiptsProps = { donation: OwnDonation; onChanged: (donation: OwnDonation) => void };

/** The receipts of a donation with their state, and what can be done with the valid one. */
export function ReceiptsList({ donation, onChanged }: ReceiptsProps) {
  const { receipts: t, actions } = useMessages('donation/details');
  const { busy, submit } = useToastSubmission();
  const { _id: id, receipts, receiptWaitsFor, possible } = donation;
  const hasValid = receipts.some(({ cancelledAt }) => cancelledAt === null);
  async function issue() {
    const result = await submit((api) =>
      api.donation.reissueReceipt[':id'].$post({ param: { id }, json: { reason: '' } }),
    );
    if (result.ok) onChanged(result.body.data);
  }
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      {!hasValid && <p className={layout.mute}>{stateOf(donation, t)}</p>}
      {receiptWaitsFor === 'signatory' && (
        <p>
          <Link className={table.link} to={DONATION_SETTINGS}>
            {t.sign}
          </Link>
        </p>
      )}
      {!hasValid && possible.reissueReceipt && (
        <p>
          <BusyButton
            className={classes(button.button, button.second)}
            busy={busy}
            onClick={() => void issue()}
          >
            {actions.issue}
          </BusyButton>
        </p>
      )}
      {receipts.length > 0 && (
        <ul className={details.receipts}>
          {receipts.map((receipt) => (
            <Receipt key={receipt._id} receipt={receipt} donation={donation} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Texts = { none: string; gone: string; waits: { name: string; signatory: string } };

function stateOf({ status, receiptWaitsFor }: OwnDonation, t: Texts): string {
  if (receiptWaitsFor !== null) return t.waits[receiptWaitsFor];
  return status === 'received' || status === 'refunded' || status === 'cancelled' ? t.gone : t.none;
}

function Receipt({ receipt, donation, onChanged }: ReceiptsProps & { receipt: OwnReceipt }) {
  const { receipts: t, actions } = useMessages('donation/details');
  const days = useDays();
  const [dialog, setDialog] = useState<'cancel' | 'reissue'>();
  const { _id: id, number, amount, reason, issuedAt, mailedAt, cancelledAt, cancelReason } = receipt;
  const isValid = cancelledAt === null;
  const second = classes(button.button, button.second);
  return (
    <li>
      <p className={layout.line}>
        <b className={styles.number}>{number}</b>
        <span className={styles.number}>{formatRupees(amount)}</span>
        {isValid ? (
          <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
            {t.valid}
          </EvidenceTag>
        ) : (
          <EvidenceTag icon={<BanIcon />}>{t.cancelled}</EvidenceTag>
        )}
      </p>
      <p className={classes(layout.small, layout.mute)}>
        {reason === null ? t.deductible : t.reasons[reason]}
        <br />
        {t.issued(days.day(issuedAt))}
        {mailedAt !== null && (
          <>
            <br />
            {t.mailed(days.day(mailedAt))}
          </>
        )}
        {cancelledAt !== null && (
          <>
            <br />
            {t.cancelledOn(days.day(cancelledAt), cancelReason ?? '')}
          </>
        )}
      </p>
      <p className={styles.buttons}>
        {!donation.donor.isErased && (
          <SaveFile
            name={`${t.file(number.replace('/', '-'))}.pdf`}
            label={actions.pdf}
            request={(api) => api.donation.getReceiptFile[':id'].$get({ param: { id } })}
          />
        )}
        {isValid && donation.possible.reissueReceipt && (
          <button type="button" className={second} onClick={() => setDialog('reissue')}>
            {actions.reissue}
            <span className={layout.hiddenText}> {number}</span>
          </button>
        )}
        {isValid && donation.possible.cancelReceipt && (
          <button type="button" className={second} onClick={() => setDialog('cancel')}>
            {actions.cancelReceipt}
            <span className={layout.hiddenText}> {number}</span>
          </button>
        )}
      </p>
      {dialog && (
        <ReceiptDialog
          kind={dialog}
          number={number}
          donation={donation}
          onChanged={(changed) => {
            setDialog(undefined);
            onChanged(changed);
          }}
          onCancel={() => setDialog(undefined)}
        />
      )}
    </li>
  );
}
