import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { checkSetting } from '#src/features/donation/settings/settings-form.rules.ts';
import type { DonationSetting } from '#src/features/donation/settings/settings.contract.ts';
import { SettingsFields } from './settings-fields.tsx';
import { formOf, formValuesOf, readFormValues, type SettingFormValues } from './settings-form-values.ts';

type SettingsFormProps = { setting: DonationSetting; onSaved: (setting: DonationSetting) => void };

/** The form of the settings. Input survives errors, a save by a colleague, a reload and a lost session. */
export function SettingsForm({ setting, onSaved }: SettingsFormProps) {
  const t = useMessages('donation/settings');
  const { unreachable } = useMessages('form');
  const place = useRef<HTMLFormElement>(null);
  const findErrors = useErrorSentences(setting);
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const edit = useEditForm<DonationSetting, SettingFormValues>({
    row: setting,
    draftKey: 'draft of donation settings',
    formValuesOf,
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
    if (edit.busy) return;
    const values = readFormValues(place.current!);
    if (!errors.refuse(findErrors(values))) return;
    const json = formOf(values);
    const result = await edit.save((api, revision) =>
      api.donation.saveDonationSetting.$post({ json: { ...json, revision } }),
    );
    if (!result) return;
    if (!result.ok) {
      errors.refuse(result.errors);
      if (Object.keys(result.errors).length === 0) void notify('error', result.msg ?? unreachable);
      return;
    }
    void notify('success', result.body.msg);
    onSaved(result.body.data);
  }

  function discard() {
    errors.refuse({});
    edit.discardDraft();
  }
  const wordsOf = (values: SettingFormValues, field: keyof SettingFormValues) =>
    field === 'showsTotals' ? (values[field] ? t.yes : t.no) : values[field];

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
          wordsOf={(field) => wordsOf(theirs, field)}
          onTake={edit.take}
        />
      )}
      {edit.hasDraft && <DraftNote messages={t} onDiscard={discard} />}
      <SettingsFields
        key={JSON.stringify(edit.values)}
        values={edit.values}
        errors={errors.errors}
        urn={setting.urn}
      />
      <p className={layout.line}>
        <SubmitButton busy={edit.busy}>{t.save}</SubmitButton>
      </p>
    </form>
  );
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(saved: DonationSetting): (values: SettingFormValues) => FieldErrors {
  const messages = { ...useMessages('form').errors, ...useMessages('donation/settings/responses').errors };
  return (values) => {
    const { errors } = checkSetting({ form: formOf(values), today: todayInIndia(), saved });
    return translateErrors({ errors, messages });
  };
}
