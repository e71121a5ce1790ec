import {
  DATED_DOCUMENTS,
  DOCUMENT_FIELDS,
  type DocumentField,
  type DocumentName,
  partsOf,
  PLAIN_DOCUMENTS,
} from '#src/features/ngo/fields/documents.values.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { DOCUMENT_NUMBER_MOST } from '#src/shared/text-limits.ts';
import { TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { RegisterOutcome } from '#src/features/ngo/registration/registration.view.ts';
import { RegisterGroup } from './register-group.tsx';
import styles from './register.module.css';

/**
 * Fields for the registration numbers. They are optional, so the group is collapsed unless one has a value.
 */
export function RegisterPapers({ outcome: { values, errors } }: { outcome: RegisterOutcome }) {
  const { papers: t } = useMessages('ngo/registration');
  const field = (name: DocumentField) => ({
    name,
    label: t.labels[name],
    hint: (t.hints as Partial<Record<DocumentField, string>>)[name],
    defaultValue: values[name],
    error: errors[name],
  });
  const document = (name: DocumentName) => (
    <TextField key={name} {...field(name)} maxLength={DOCUMENT_NUMBER_MOST} autoCapitalize="characters" />
  );
  return (
    <RegisterGroup section="papers" lead={t.why}>
      <p className={classes(layout.mute, layout.small)}>{t.never}</p>
      <details open={DOCUMENT_FIELDS.some((name) => values[name] ?? errors[name])}>
        <summary className={styles.open}>{t.open}</summary>
        <div className={classes(layout.stack, layout.top)}>
          <div className={form.columns}>
            {document('darpanId')}
            {document('pan')}
          </div>
          {DATED_DOCUMENTS.map(partsOf).map(({ number, validFrom, validTo }) => (
            <div key={number} className={layout.stack}>
              {document(number)}
              <div className={form.columns}>
                <TextField {...field(validFrom)} type="date" />
                <TextField {...field(validTo)} type="date" />
              </div>
            </div>
          ))}
          {PLAIN_DOCUMENTS.map(document)}
        </div>
      </details>
    </RegisterGroup>
  );
}
