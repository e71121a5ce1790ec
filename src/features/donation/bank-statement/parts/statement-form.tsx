import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { controlProps, Field } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import form from '#src/ui/form/form.module.css';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Refused } from '#src/ui/area/edit/use-submission.ts';
import {
  STATEMENT_BYTES_MOST,
  STATEMENT_TYPES,
} from '#src/features/donation/bank-statement/bank-statement.values.ts';
import styles from './bank-statement.module.css';

type StatementFormProps = { busy: boolean; refused: Refused; onRead: (file: File) => Promise<void> };

/** Chooses the file of a bank statement. */
export function StatementForm({ busy, refused, onRead }: StatementFormProps) {
  const t = useMessages('donation/bank-statement');
  const { errors: problems } = useMessages('donation/bank-statement/errors');
  const [problem, setProblem] = useState<string>();
  const error = problem ?? refused.errors['file'];

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [file] = (event.currentTarget.elements.namedItem('file') as HTMLInputElement).files ?? [];
    const wrong = !file
      ? problems.statementNeeded
      : file.size > STATEMENT_BYTES_MOST
        ? problems.statementTooLarge
        : undefined;
    setProblem(wrong);
    if (file && !wrong) void onRead(file);
  }
  return (
    <form className={classes(layout.stack, form.narrow)} noValidate onSubmit={read}>
      {!busy && (
        <ErrorSummary
          msg={error ? undefined : refused.msg}
          errors={error ? { file: error } : {}}
          labels={{ file: t.file }}
        />
      )}
      <FileChooser error={busy ? undefined : error} />
      <p className={classes(layout.small, layout.mute)}>{t.private}</p>
      <SubmitButton busy={busy}>{t.read}</SubmitButton>
      <div role="status">
        {busy && (
          <>
            <p>{t.reading}</p>
            <progress className={styles.progress} aria-label={t.reading} />
          </>
        )}
      </div>
    </form>
  );
}

/** The field for the file, with the name of the chosen one. */
function FileChooser({ error }: { error: string | undefined }) {
  const t = useMessages('donation/bank-statement');
  const [name, setName] = useState<string>();
  const field = { name: 'file', label: t.file, hint: t.fileHint, error };
  return (
    <Field field={field}>
      <span className={styles.chooser}>
        <span aria-hidden="true" className={classes(button.button, button.second, styles.choose)}>
          {t.choose}
        </span>
        <span aria-hidden="true" className={styles.name}>
          {name ?? t.noFile}
        </span>
        <input
          type="file"
          accept={STATEMENT_TYPES}
          {...controlProps(field)}
          onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name)}
        />
      </span>
    </Field>
  );
}
