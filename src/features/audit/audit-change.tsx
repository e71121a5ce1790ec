import { useMessages } from '#src/messages/messages.tsx';
import type { AuditEntry } from './audit.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Shows the changed fields of an entry, each with its old and new value. */
export function AuditChange({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit');
  const { columns } = useMessages('ngo/fields');
  const labels: Record<string, string> = { ...columns, ...t.fields };
  const fields = Object.keys({ ...entry.before, ...entry.after });
  return fields.map((field) => (
    <span key={field} className={styles.change}>
      {labels[field] ?? field}: <Value field={field} value={entry.before[field]} was />{' '}
      <span aria-hidden="true">→</span> <Value field={field} value={entry.after[field]} />
    </span>
  ));
}

function Value({ field, value, was }: { field: string; value: unknown; was?: boolean }) {
  const { nothing } = useMessages('audit');
  const { status } = useMessages('site/operations');
  const { columns } = useMessages('ngo/fields');
  const checks = useMessages('ngo/document-checks');
  const words: Record<string, Record<string, string>> = {
    document: columns,
    result: checks.states,
    source: checks.sources,
  };
  const { time } = useWords();
  const text =
    value === null || value === undefined || value === ''
      ? nothing
      : typeof value !== 'string'
        ? JSON.stringify(value)
        : words[field]?.[value] !== undefined
          ? words[field][value]
          : value in status
            ? status[value as keyof typeof status]
            : TIME.test(value)
              ? time(value)
              : value;
  return was ? <del className={styles.was}>{text}</del> : <ins className={styles.is}>{text}</ins>;
}

/** Returns a function that describes an action in words. An action without a description keeps its name. */
export function useActionWords(): (action: string) => string {
  const t = useMessages('audit');
  return (action) => t.actions[action] ?? action;
}
