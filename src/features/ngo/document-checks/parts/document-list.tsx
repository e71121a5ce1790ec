import { useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from './document-checks.module.css';
import { DocumentRow } from './document-row.tsx';
import { Names, RegisterLink } from './stated-value.tsx';

type DocumentListProps = { ngo: NgoToVerify; today: string; onChanged: () => Promise<void> };

/** Every document that an NGO can have: what it states, where to compare it, and what our team decided. */
export function DocumentList({ ngo, today, onChanged }: DocumentListProps) {
  const t = useMessages('ngo/document-checks');
  const { columns } = useMessages('ngo/fields');
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p className={layout.mute}>{t.lead}</p>
      <ul className={styles.rows}>
        <li className={layout.stack}>
          <div>
            <h3>{columns.name}</h3>
            <Names ngo={ngo} />
          </div>
          <RegisterLink register="darpan" />
        </li>
        {ngo.documents.map((row) => (
          <DocumentRow key={row.document} row={row} ngo={ngo} today={today} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}
