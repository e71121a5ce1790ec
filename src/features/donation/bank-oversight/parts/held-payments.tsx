import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatRupees } from '#src/shared/money.ts';
import operations from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { HeldPayment } from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import own from './bank-oversight.module.css';

/** Payments by card that have no receipt until our team knows who has the money. */
export function HeldPayments({ rows, total }: { rows: HeldPayment[]; total: number }) {
  const { held: t } = useMessages('donation/bank-oversight');
  const words = useWords();
  return (
    <section className={layout.stack}>
      <h2>{t.headline(total, words.count(total))}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      <ul className={own.frozen}>
        {rows.map(({ _id, ngo, reference, amount, createdAt, isStopped }) => (
          <li key={_id} className={layout.stack}>
            <h3>
              <Link className={operations.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
                {words.name(ngo)}
              </Link>
            </h3>
            <p className={styles.sub}>
              {formatRupees(amount)} · {reference} · {words.day(createdAt)}
            </p>
            <EvidenceTag icon={<ClockAlertIcon />} tone={isStopped ? 'bad' : 'warn'}>
              {isStopped ? t.stopped : t.unverified}
            </EvidenceTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
