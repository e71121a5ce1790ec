import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import type { Registration } from '#src/features/scheme/registration/registrations.contract.ts';
import {
  NOTE_MOST,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '#src/features/scheme/scheme.values.ts';
import styles from '#src/features/scheme/management/parts/manage.module.css';

type DialogValues = { status: RegistrationStatus; note: string };

type RegistrationDialogProps = {
  registration: Registration;
  /** Called after saving, or if the registration no longer exists. */
  onChanged: () => void;
  onCancel: () => void;
};

/** Dialog to set the status and note of a registration. The input is kept in this tab until it is saved. */
export function RegistrationDialog({ registration, onChanged, onCancel }: RegistrationDialogProps) {
  const { registrations: t } = useMessages('scheme/management');
  const file = useMessages('scheme/registration/file');
  const { statuses, confirmations, address, confirmation } = file;
  const { busy, error, submit } = useToastSubmission('note');
  const { _id, name } = registration;
  const key = `draft of registration ${_id}`;
  const [initial] = useState<DialogValues>(() => {
    const draft = readFromTab(key);
    return draft === null ? registration : (JSON.parse(draft) as DialogValues);
  });
  const readValues = (place: HTMLFormElement) => Object.fromEntries(new FormData(place)) as DialogValues;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = readValues(event.currentTarget);
    const result = await submit((api) =>
      api.scheme.updateRegistration[':id'].$post({ param: { id: _id }, json }),
    );
    if (!result.ok && result.status !== 404) return;
    removeFromTab(key);
    onChanged();
  }

  return (
    <Dialog title={t.dialog(name)} onCancel={onCancel} wide>
      <p className={classes(styles.text, layout.small)}>
        <b>{address}: </b>
        <span lang={languageOfText(registration.address)}>{registration.address}</span>
      </p>
      <p className={layout.small}>
        <b>{confirmation}: </b>
        {confirmations[registration.confirmation]}
      </p>
      <form
        className={layout.stack}
        noValidate
        onSubmit={(event) => void save(event)}
        onInput={({ currentTarget }) => storeInTab({ key, text: JSON.stringify(readValues(currentTarget)) })}
      >
        <RadioCards
          name="status"
          label={file.status}
          options={REGISTRATION_STATUSES.map((value) => ({ value, label: statuses[value] }))}
          selected={initial.status}
        />
        <TextAreaField
          name="note"
          label={file.note}
          hint={t.noteHint}
          error={error}
          optional
          maxLength={NOTE_MOST}
          rows={3}
          defaultValue={initial.note}
        />
        <FormButtons confirm={t.save} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
