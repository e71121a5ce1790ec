import { useMessages } from '#src/messages/messages.tsx';
import type { AuditEntry, LogNames } from './audit.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Shows the changed fields of an entry, each with its old and new value; with `names`, ids as names. */
export function AuditChange({ entry, names }: { entry: AuditEntry; names?: LogNames }) {
  const t = useMessages('audit');
  const { columns } = useMessages('ngo/fields');
  const labels: Record<string, string> = { ...columns, ...t.fields };
  const fields = Object.keys({ ...entry.before, ...entry.after });
  const nameOf = useNames(names);
  return fields.map((field) => (
    <span key={field} className={styles.change}>
      {labels[field] ?? field}: <Value field={field} value={nameOf(field, entry.before[field])} was />{' '}
      <span aria-hidden="true">→</span> <Value field={field} value={nameOf(field, entry.after[field])} />
    </span>
  ));
}

/** Returns a function that replaces the id of an NGO or of a request, in the fields that hold one, by its name. */
function useNames(names: LogNames | undefined) {
  const { name } = useWords();
  return (field: string, value: unknown): unknown => {
    const ngo = field === 'ngoId' && names?.ngos.find(({ _id }) => _id === value);
    const request = field === 'mergedInto' && names?.requests.find(({ _id }) => _id === value);
    return ngo ? name(ngo) : request ? request.reference : value;
  };
}

function Value({ field, value, was }: { field: string; value: unknown; was?: boolean }) {
  const { nothing, roles } = useMessages('audit');
  const { status } = useMessages('site/operations');
  const { columns } = useMessages('ngo/fields');
  const checks = useMessages('ngo/document-checks');
  const words: Record<string, Record<string, string>> = {
    role: roles,
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
