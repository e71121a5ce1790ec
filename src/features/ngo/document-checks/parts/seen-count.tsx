import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { CheckedDocumentRow } from '#src/features/ngo/document-checks/document-checks.contract.ts';
import { countStates } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import styles from './document-checks.module.css';

/** Counts the documents that were seen and are right. It stays at the top while the page scrolls. */
export function SeenCount({ documents }: { documents: CheckedDocumentRow[] }) {
  const t = useMessages('ngo/document-checks');
  const counts = countStates(documents);
  return (
    <div className={styles.bar}>
      <b>{t.seen(counts.matches, formatCount(counts.matches), formatCount(counts.all))}</b>
      {(['differs', 'changed', 'notStated'] as const).map(
        (state) =>
          counts[state] > 0 && (
            <span key={state} className={layout.mute}>
              {t.counts[state](formatCount(counts[state]))}
            </span>
          ),
      )}
      <a href="#decide">{t.toDecision}</a>
    </div>
  );
}
