import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { NeedToChoose } from '#src/ui/area/choose-needs.tsx';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { notify } from '#src/ui/notify.tsx';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import { checkScheme } from '#src/features/scheme/management/scheme-form.rules.ts';
import { ALL_STATES, type SchemeField } from '#src/features/scheme/scheme.values.ts';
import { SchemeFields } from './scheme-fields.tsx';
import { useFieldLabels } from './scheme-text-fields.tsx';
import { SCHEMES } from './scheme-paths.ts';
import { formOf, readFormValues, formValuesOf, type SchemeFormValues } from './scheme-form-values.ts';

/** `scheme` is undefined for a new scheme. */
type SchemeFormProps = {
  scheme: OwnScheme | undefined;
  states: NamedOption[];
  needs: readonly NeedToChoose[];
};

/** The form of a scheme. Input survives errors, a save by a colleague, a reload and a lost session. */
export function SchemeForm({ scheme, states, needs }: SchemeFormProps) {
  const { editor: t } = useMessages('scheme/management');
  const labels = useFieldLabels();
  const findErrors = useErrorSentences();
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const readForm = () => readFormValues(place.current!);
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const wordsOf = useFieldWords(needs);
  const id = scheme?._id;
  const edit = useEditForm<OwnScheme, SchemeFormValues>({
    row: scheme,
    draftKey: `draft of scheme ${id ?? 'new'}`,
    formValuesOf,
    readValues: readForm,
  });
  const { theirs } = edit;
  const [alert, setAlert] = useState<{ msg: string | undefined }>();

  function storeDraft(event: FormEvent) {
    edit.saveDraft();
    const { name } = event.target as HTMLInputElement;
    if (errors.errors[name]) errors.check(name);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (edit.busy) return;
    const values = readForm();
    if (!errors.refuse(findErrors(values))) return;
    const json = formOf(values);
    const result = await edit.save((api, revision) =>
      id === undefined
        ? api.scheme.addNewScheme.$post({ json })
        : api.scheme.updateScheme[':id'].$post({ param: { id }, json: { ...json, revision } }),
    );
    if (!result) return;
    if (result.ok) {
      void notify('success', result.body.msg);
      return void navigate(SCHEMES);
    }
    errors.setFieldErrors(result.errors);
    setAlert({ msg: result.msg });
  }
  function discard() {
    errors.refuse({});
    edit.discardDraft();
  }
  function closeAlert() {
    setAlert(undefined);
    errors.refuse(errors.errors);
  }

  return (
    <form
      ref={place}
      className={layout.loose}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={storeDraft}
    >
      <ErrorSummary errors={errors.refused} labels={labels} />
      {theirs && (
        <EditConflict
          messages={t.conflict}
          labels={labels}
          theirs={theirs}
          mine={edit.values}
          wordsOf={(field) => wordsOf(theirs, field)}
          onTake={edit.take}
        />
      )}
      {edit.hasDraft && <DraftNote messages={t} onDiscard={discard} />}
      <SchemeFields
        key={JSON.stringify(edit.values)}
        values={edit.values}
        states={states}
        needs={needs}
        errors={errors.errors}
        onAdded={edit.saveDraft}
        proposed={scheme?.proposedNeeds.map((need) => need.id) ?? []}
      />
      <p className={layout.line}>
        <SubmitButton busy={edit.busy}>{t.submit}</SubmitButton>
        <Link className={classes(button.button, button.second)} to={SCHEMES}>
          {t.back}
        </Link>
      </p>
      {alert && <FailedAlert msg={alert.msg} onClose={closeAlert} />}
    </form>
  );
}

/** The alert of the specification, with the message of the server or a general one. */
function FailedAlert({ msg, onClose }: { msg: string | undefined; onClose: () => void }) {
  const { editor: t } = useMessages('scheme/management');
  return (
    <Dialog title={msg === undefined ? t.wentWrong : t.failed} onCancel={onClose}>
      <p>{msg ?? t.inputStored}</p>
      <p>
        <button type="button" className={button.button} onClick={onClose} data-focus="">
          {t.ok}
        </button>
      </p>
    </Dialog>
  );
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(): (values: SchemeFormValues) => FieldErrors {
  const messages = { ...useMessages('form').errors, ...useMessages('scheme/management/form').errors };
  return (values) => translateErrors({ errors: checkScheme(formOf(values)).errors, messages });
}

/** Returns a function that formats the value of a field in the language of the page. */
function useFieldWords(needs: readonly NeedToChoose[]) {
  const { editor } = useMessages('scheme/management');
  const words = useMessages('scheme');
  const names: Record<string, string> = {
    ...words.categories,
    ...words.beneficiaries,
    ...words.maritalStatus,
    ...words.circumstances,
    ...editor.genders,
    ...Object.fromEntries(needs.map(({ id, name }) => [id, name])),
    [ALL_STATES]: words.allStates,
  };
  return (values: SchemeFormValues, field: SchemeField): string => {
    const value = values[field];
    if (typeof value !== 'string') return value.map((item) => names[item] ?? item).join(', ');
    return field === 'gender' || field === 'state' ? (names[value] ?? value) : value;
  };
}
