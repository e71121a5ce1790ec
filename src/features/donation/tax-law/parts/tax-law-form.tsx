import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { TaxLawRow } from '#src/features/donation/tax-law/tax-law.contract.ts';
import { checkTaxLaw } from '#src/features/donation/tax-law/tax-law-form.rules.ts';
import { TaxLawFields } from './tax-law-fields.tsx';
import { formValuesOf, readFormValues, type TaxLawFormValues } from './tax-law-form-values.ts';

type TaxLawFormProps = {
  /** Undefined for a new one. */
  row: TaxLawRow | undefined;
  /** What a new one starts with. */
  latest: TaxLawRow;
  onSaved: () => Promise<void>;
  onCancel: () => void;
};

/** The form of a law. Input survives errors, a save by a colleague, a reload and a lost session. */
export function TaxLawForm({ row, latest, onSaved, onCancel }: TaxLawFormProps) {
  const t = useMessages('donation/tax-law');
  const { unreachable, errors: formErrors } = useMessages('form');
  const place = useRef<HTMLFormElement>(null);
  const findErrors = (values: TaxLawFormValues) =>
    translateErrors({ errors: checkTaxLaw(values).errors, messages: { ...formErrors, ...t.errors } });
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const id = row?._id;
  const edit = useEditForm<TaxLawRow, TaxLawFormValues>({
    row,
    draftKey: `draft of tax law ${id ?? 'new'}`,
    formValuesOf: (of) => (of ? formValuesOf(of) : { ...formValuesOf(latest), appliesFrom: '' }),
    readValues: () => readFormValues(place.current!),
  });
  const { theirs } = edit;

  function storeDraft(input: FormEvent) {
    edit.saveDraft();
    const { name } = input.target as HTMLInputElement;
    if (errors.errors[name]) errors.check(name);
  }

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const json = readFormValues(place.current!);
    if (edit.busy || !errors.refuse(findErrors(json))) return;
    const result = await edit.save((api, revision) =>
      id === undefined
        ? api.donation.addTaxLaw.$post({ json })
        : api.donation.updateTaxLaw[':id'].$post({ param: { id }, json: { ...json, revision } }),
    );
    if (!result) return;
    if (!result.ok) {
      errors.refuse(result.errors);
      if (Object.keys(result.errors).length === 0) void notify('error', result.msg ?? unreachable);
      return;
    }
    void notify('success', result.body.msg);
    await onSaved();
  }

  function cancel() {
    edit.discardDraft();
    onCancel();
  }
  return (
    <form
      ref={place}
      className={layout.loose}
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      onInput={storeDraft}
    >
      <ErrorSummary errors={errors.refused} labels={t.fields} />
      {theirs && (
        <EditConflict
          messages={t.conflict}
          labels={t.fields}
          theirs={theirs}
          mine={edit.values}
          wordsOf={(field) => theirs[field]}
          onTake={edit.take}
        />
      )}
      {edit.hasDraft && (
        <DraftNote
          messages={t}
          onDiscard={() => {
            errors.refuse({});
            edit.discardDraft();
          }}
        />
      )}
      <TaxLawFields key={JSON.stringify(edit.values)} values={edit.values} errors={errors.errors} />
      <FormButtons confirm={row ? t.save : t.confirmAdd} busy={edit.busy} onCancel={cancel} />
    </form>
  );
}
