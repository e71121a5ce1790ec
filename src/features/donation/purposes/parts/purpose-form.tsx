import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { checkPurpose } from '#src/features/donation/purposes/purpose-form.rules.ts';
import type { OwnPurpose } from '#src/features/donation/purposes/purposes.contract.ts';
import { formValuesOf, readFormValues, type PurposeFormValues } from './purpose-form-values.ts';
import { PurposeFields } from './purpose-fields.tsx';

type PurposeFormProps = {
  /** Undefined for a new purpose. */
  purpose: OwnPurpose | undefined;
  onSaved: () => Promise<void>;
};

/** The form of a purpose. Input survives errors, a save by a colleague, a reload and a lost session. */
export function PurposeForm({ purpose, onSaved }: PurposeFormProps) {
  const { editor: t } = useMessages('donation/purposes');
  const { unreachable } = useMessages('form');
  const place = useRef<HTMLFormElement>(null);
  const findErrors = useErrorSentences(purpose);
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const id = purpose?._id;
  const edit = useEditForm<OwnPurpose, PurposeFormValues>({
    row: purpose,
    draftKey: `draft of purpose ${id ?? 'new'}`,
    formValuesOf,
    readValues: () => readFormValues(place.current!),
  });
  const { theirs } = edit;
  const [typed, setTyped] = useState(edit.values);

  function storeDraft(input: FormEvent) {
    edit.saveDraft();
    setTyped(readFormValues(place.current!));
    const { name } = input.target as HTMLInputElement;
    if (errors.errors[name]) errors.check(name);
  }

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (edit.busy) return;
    const json = readFormValues(place.current!);
    if (!errors.refuse(findErrors(json))) return;
    const result = await edit.save((api, revision) =>
      id === undefined
        ? api.donation.addPurpose.$post({ json })
        : api.donation.editPurpose[':id'].$post({ param: { id }, json: { ...json, revision } }),
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

  function discard() {
    errors.refuse({});
    edit.discardDraft();
    setTyped(formValuesOf(edit.saved));
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
      {edit.hasDraft && <DraftNote messages={t} onDiscard={discard} />}
      <PurposeFields
        key={JSON.stringify(edit.values)}
        values={edit.values}
        typed={typed}
        errors={errors.errors}
      />
      <p className={layout.line}>
        <SubmitButton busy={edit.busy}>{purpose ? t.save : t.confirmAdd}</SubmitButton>
      </p>
    </form>
  );
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(saved: OwnPurpose | undefined): (values: PurposeFormValues) => FieldErrors {
  const messages = {
    ...useMessages('form').errors,
    ...useMessages('donation/responses').errors,
    ...useMessages('donation/purposes/responses').errors,
  };
  return (form) => {
    const { errors } = checkPurpose({ form, today: todayInIndia(), saved });
    return translateErrors({ errors, messages });
  };
}
