import { useMessages } from '#src/messages/messages.tsx';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { AuditEntry, LogNames } from './audit.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The names of what entries mention by its id. */
export type AuditNames = Partial<Pick<LogNames, 'requests'>> & {
  ngos: readonly NamedNgo[];
  places: ReferenceNames;
  needs: readonly NamedNeed[];
};
type NamedNgo = Omit<LogNames['ngos'][number], 'isDeleted'>;

/** Shows the changed fields of an entry, each with its old and new value in words. */
export function AuditChange({ entry, names }: { entry: AuditEntry; names: AuditNames }) {
  const labels = useLabels();
  const textOf = useValueWords(names);
  const { entity, before, after } = entry;
  return Object.keys({ ...before, ...after }).map((field) => (
    <span key={field} className={styles.change}>
      {labels[field] ?? field}:{' '}
      <del className={styles.was}>{textOf({ entity, field, value: before[field] })}</del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins className={styles.is}>{textOf({ entity, field, value: after[field] })}</ins>
    </span>
  ));
}

function useLabels(): Record<string, string> {
  const fields = useMessages('audit/fields');
  const { columns } = useMessages('ngo/fields');
  return { ...columns, ...fields };
}

type FieldValue = { entity: string; field: string; value: unknown };

/** Returns a function that says a value in words. What has none stays as it is. */
function useValueWords(names: AuditNames): (value: FieldValue) => string {
  const { nothing, yes, no } = useMessages('audit');
  const labels = useLabels();
  const wordOf = useTextWords(names);
  const textOf = ({ value, ...of }: FieldValue): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return wordOf({ ...of, value });
    if (typeof value !== 'object') return String(value);
    if (Array.isArray(value))
      return value.length > 0 ? value.map((item) => textOf({ ...of, value: item })).join(', ') : nothing;
    return Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== '')
      .map(([field, inner]) => `${labels[field] ?? field}: ${textOf({ ...of, field, value: inner })}`)
      .join(', ');
  };
  return textOf;
}

function useTextWords(names: AuditNames): (text: FieldValue & { value: string }) => string {
  const { ngos, requests = [], places, needs } = names;
  const { name, date, time } = useWords();
  const statuses = useStatusWords();
  const byField = useFieldWords();
  const { status: general } = useMessages('site/operations');
  return ({ entity, field, value }) => {
    const ngo = field === 'ngoId' && ngos.find(({ _id }) => _id === value);
    if (ngo) return name(ngo);
    const words: Record<string, Record<string, string>> = {
      ...byField,
      status: { ...general, ...statuses[entity] },
      category: places.categories,
      city: places.cities,
      needs: Object.fromEntries(needs.map((need) => [need.id, need.name])),
      need: Object.fromEntries(needs.map((need) => [need.id, need.name])),
      mergedInto: Object.fromEntries(requests.map(({ _id, reference }) => [_id, reference])),
    };
    return words[field]?.[value] ?? (DAY.test(value) ? date(value) : TIME.test(value) ? time(value) : value);
  };
}

/** The words for the states of what was changed. */
function useStatusWords(): Record<string, Record<string, string>> {
  return {
    donation: useMessages('donation').statuses,
    event: useMessages('event/management').status,
    eventRegistration: useMessages('event/registrations/file').statuses,
    helpRequest: useMessages('help-request').statuses,
    schemeRegistration: useMessages('scheme/registration/file').statuses,
    volunteer: useMessages('volunteer').statuses,
  };
}

/** The words for values of other fields. */
function useFieldWords(): Record<string, Record<string, string>> {
  const { roles, ngoRoles } = useMessages('audit');
  const { columns } = useMessages('ngo/fields');
  const checks = useMessages('ngo/document-checks');
  const { methods } = useMessages('donation');
  const { outcomes } = useMessages('help-request');
  return {
    role: roles,
    ngoRole: ngoRoles,
    document: columns,
    result: checks.states,
    source: checks.sources,
    method: methods,
    outcome: outcomes,
  };
}

/**
 * Returns a function that describes an action in words, and more precisely with what it was done to. An action without a
 * description keeps its name.
 */
export function useActionWords(): (action: string, entity?: string) => string {
  const t = useMessages('audit');
  return (action, entity) => t.actions[`${action} ${entity}`] ?? t.actions[action] ?? action;
}
