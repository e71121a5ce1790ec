import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { ShiftEditorData } from '#src/features/volunteer/shifts/load-shift-editor.ts';
import { checkShift, isMoved, type CleanShift } from '#src/features/volunteer/shifts/shift-form.rules.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { ShiftFields, useEventOptions } from './shift-fields.tsx';
import { formValuesOf, readFormValues, type ShiftFormValues } from './shift-form-values.ts';
import { useShiftWords } from './use-shift-words.ts';

type ShiftFormProps = {
  /** Undefined for a new shift. */
  shift: OwnShift | undefined;
  events: ShiftEditorData['events'];
  onSaved: (shift: OwnShift) => Promise<void>;
};

/** The form of a shift. Input survives errors, a save by a colleague, a reload and a lost session. */
export function ShiftForm({ shift, events, onSaved }: ShiftFormProps) {
  const { editor: t } = useMessages('volunteer/shifts');
  const { unreachable } = useMessages('form');
  const place = useRef<HTMLFormElement>(null);
  const findErrors = useErrorSentences(shift);
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const options = useEventOptions({ shift, events });
  const id = shift?._id;
  const edit = useEditForm<OwnShift, ShiftFormValues>({
    row: shift,
    draftKey: `draft of shift ${id ?? 'new'}`,
    formValuesOf,
    readValues: () => readFormValues(place.current!),
  });
  const { theirs } = edit;
  /** The shift as it will be, while the question is open whether to mail those who took it. */
  const [moved, setMoved] = useState<CleanShift>();

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
    const { shift: next } = checkShift({ form: values, now: new Date(), saved: shift });
    const isTold = shift && shift.taken > 0 && !shift.isOver && isMoved({ before: shift, after: next });
    if (isTold) return setMoved(next);
    await save();
  }

  async function save() {
    const json = readFormValues(place.current!);
    setMoved(undefined);
    const result = await edit.save((api, revision) =>
      id === undefined
        ? api.volunteer.addShift.$post({ json })
        : api.volunteer.editShift[':id'].$post({ param: { id }, json: { ...json, revision } }),
    );
    if (!result) return;
    if (!result.ok) {
      errors.refuse(result.errors);
      if (Object.keys(result.errors).length === 0) void notify('error', result.msg ?? unreachable);
      return;
    }
    void notify('success', result.body.msg);
    await onSaved(result.body.data);
  }

  function discard() {
    errors.refuse({});
    edit.discardDraft();
  }
  const wordsOf = (values: ShiftFormValues, field: keyof ShiftFormValues) =>
    field === 'eventId'
      ? (options.find(({ value }) => value === values.eventId)?.label ?? '')
      : values[field];

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
      <ShiftFields
        key={JSON.stringify(edit.values)}
        values={edit.values}
        errors={errors.errors}
        options={options}
      />
      <p className={layout.line}>
        <SubmitButton busy={edit.busy}>{shift ? t.save : t.confirmAdd}</SubmitButton>
      </p>
      {moved && shift && (
        <MovedDialog
          shift={moved}
          people={shift.taken}
          onConfirm={() => void save()}
          onCancel={() => setMoved(undefined)}
        />
      )}
    </form>
  );
}

type MovedDialogProps = {
  shift: CleanShift;
  people: number;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before another time or place is mailed, and says to how many people. */
function MovedDialog({ shift, people, onConfirm, onCancel }: MovedDialogProps) {
  const { moved: t } = useMessages('volunteer/shifts');
  const { when } = useShiftWords();
  return (
    <ConfirmDialog
      title={t.title}
      confirm={t.confirm}
      cancel={t.back}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <b>{when(shift)}</b>
        <br />
        {shift.place}
      </p>
      <p>{t.mails(people, formatCount(people))}</p>
    </ConfirmDialog>
  );
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(saved: OwnShift | undefined): (values: ShiftFormValues) => FieldErrors {
  const messages = { ...useMessages('form').errors, ...useMessages('volunteer/shifts/form').errors };
  return (values) =>
    translateErrors({ errors: checkShift({ form: values, now: new Date(), saved }).errors, messages });
}
