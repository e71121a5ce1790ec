import type { FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type {
  CheckedDocumentRow,
  DocumentDecision,
} from '#src/features/ngo/document-checks/document-checks.contract.ts';
import {
  CHECK_RESULTS,
  CHECK_SOURCES,
  NOTE_MOST,
} from '#src/features/ngo/document-checks/document-checks.values.ts';
import styles from './document-checks.module.css';

type DocumentFormProps = {
  row: CheckedDocumentRow;
  ngoId: string;
  today: string;
  onChanged: () => Promise<void>;
  onClose: () => void;
};

/** Records what a member of our team saw of one document. */
export function DocumentForm({ row, ngoId, today, onChanged, onClose }: DocumentFormProps) {
  const t = useMessages('ngo/document-checks');
  const { busy, refused, submit } = useSubmission(({ status, msg = '', errors }) => {
    if (Object.keys(errors).length > 0) return;
    void notify('error', msg);
    // The row then shows what changed; the form keeps what was typed.
    if (status === 409 || status === 422) void onChanged();
  });
  const { document, state, decision } = row;
  // Several forms can be open, and the name of a field is also its id.
  const field = (name: 'result' | 'source' | 'seenOn' | 'note') => ({
    name: `${name}-${document}`,
    ...(refused.errors[name] !== undefined && { error: refused.errors[name] }),
  });

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const valueOf = (name: string) => String(form.get(`${name}-${document}`) ?? '');
    const seenOn = valueOf('seenOn');
    const json = {
      document,
      result: valueOf('result') as DocumentDecision['result'],
      source: valueOf('source') as NonNullable<DocumentDecision['source']>,
      ...(seenOn && { seenOn }),
      note: valueOf('note'),
      stated: row.stated ?? '',
      revision: row.revision,
    };
    const body = await submit((api) => api.ngo.decideDocument[':id'].$post({ param: { id: ngoId }, json }));
    if (!body) return;
    void notify('success', body.msg);
    await onChanged();
    onClose();
  }

  const isDecided = state === 'matches' || state === 'differs';
  return (
    <form className={classes(layout.stack, styles.form)} noValidate onSubmit={(event) => void save(event)}>
      <RadioCards
        {...field('result')}
        label={t.result}
        columns
        selected={isDecided ? state : undefined}
        options={CHECK_RESULTS.map((value) => ({
          value,
          label: value === 'open' ? t.undecided : t.states[value],
        }))}
      />
      <SelectField
        {...field('source')}
        label={t.source}
        defaultValue={decision?.source ?? 'register'}
        options={CHECK_SOURCES.map((value) => ({ value, label: t.sources[value] }))}
      />
      <TextField
        {...field('seenOn')}
        type="date"
        variant="short"
        label={t.seenOn}
        max={today}
        defaultValue={isDecided ? (decision?.seenOn ?? today) : today}
      />
      <TextAreaField
        {...field('note')}
        label={t.note}
        hint={t.noteHint}
        optional
        rows={2}
        maxLength={NOTE_MOST}
        defaultValue={decision?.note ?? ''}
      />
      <FormButtons confirm={t.save} busy={busy} onCancel={onClose} />
    </form>
  );
}
