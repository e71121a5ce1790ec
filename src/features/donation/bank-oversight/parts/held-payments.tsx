import { useMessages } from '#src/messages/messages.tsx';
import { formatRupees } from '#src/shared/money.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import type { HeldPayment } from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { NgoItem, NgoSection } from './ngo-section.tsx';

/** Payments by card that have no receipt until our team knows who has the money. */
export function HeldPayments({ rows, total }: { rows: HeldPayment[]; total: number }) {
  const { held: t } = useMessages('donation/bank-oversight');
  const words = useWords();
  return (
    <NgoSection headline={t.headline(total, words.count(total))} lead={t.lead}>
      {rows.map(({ _id, ngo, reference, amount, createdAt, isStopped }) => (
        <NgoItem key={_id} ngo={ngo}>
          <p className={styles.sub}>
            {formatRupees(amount)} · {reference} · {words.day(createdAt)}
          </p>
          <EvidenceTag icon={<ClockAlertIcon />} tone={isStopped ? 'bad' : 'warn'}>
            {isStopped ? t.stopped : t.unverified}
          </EvidenceTag>
        </NgoItem>
      ))}
    </NgoSection>
  );
}
