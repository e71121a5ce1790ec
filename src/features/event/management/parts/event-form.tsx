import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { load, send } from '#src/browser/session.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { OwnPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { notify } from '#src/ui/notify.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { checkEvent, isMoved } from '#src/features/event/management/event-form.rules.ts';
import type { CleanEvent } from '#src/features/event/management/event-form.values.ts';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';
import { EventFields } from './event-fields.tsx';
import { dayInput, formOf, formValuesOf, readFormValues, type EventFormValues } from './event-form-values.ts';
import { MovedDialog, PublishDialog, type People } from './event-dialogs.tsx';
import { useFieldWords } from './use-field-words.ts';

type EventFormProps = {
  /** Undefined for a new event. */
  event: OwnEvent | undefined;
  names: ReferenceNames;
  photos: readonly OwnPhoto[];
  /** Whether the NGO is verified. */
  mayPublish: boolean;
  onSaved: (event: OwnEvent) => Promise<void>;
};

/** What is asked before the form is sent. */
type Question = { kind: 'publish'; event: CleanEvent } | { kind: 'moved'; event: CleanEvent; people: People };

/** The form of an event. Input survives errors, a save by a colleague, a reload and a lost session. */
export function EventForm({ event, names, photos, mayPublish, onSaved }: EventFormProps) {
  const { editor: t } = useMessages('event/management');
  const { unreachable } = useMessages('form');
  const findErrors = useErrorSentences(event);
  const place = useRef<HTMLFormElement>(null);
  const readForm = () => readFormValues(place.current!);
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readFormValues(form)) });
  const wordsOf = useFieldWords({ names, photos });
  const id = event?._id;
  const edit = useEditForm<OwnEvent, EventFormValues>({
    row: event,
    draftKey: `draft of event ${id ?? 'new'}`,
    formValuesOf,
    readValues: readForm,
  });
  const { theirs } = edit;
  const [question, setQuestion] = useState<Question>();
  const isDraft = event === undefined || event.status === 'draft';

  function storeDraft(input: FormEvent) {
    edit.saveDraft();
    const { name } = input.target as HTMLInputElement;
    const field = name === dayInput('endsAt') ? 'endsAt' : name.replace(/Day$/, '');
    if (errors.errors[field]) errors.check(field);
  }

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (edit.busy) return;
    const { submitter } = submitted.nativeEvent as SubmitEvent;
    const values = readForm();
    if (!errors.refuse(findErrors(values))) return;
    const { event: next } = checkEvent({ form: formOf(values), now: new Date() });
    if (submitter instanceof HTMLButtonElement && submitter.value === 'publish')
      return setQuestion({ kind: 'publish', event: next });
    if (event?.status === 'published' && isMoved({ before: event, after: next })) {
      const { data } = await load((api) => api.event.getEventOfNgo[':id'].$get({ param: { id: event._id } }));
      if (data.registrations + data.waiting > 0)
        return setQuestion({ kind: 'moved', event: next, people: data });
    }
    await save();
  }

  async function save(isPublished = false) {
    const json = formOf(readForm());
    setQuestion(undefined);
    const result = await edit.save((api, revision) =>
      id === undefined
        ? api.event.addNewEvent.$post({ json })
        : api.event.editEvent[':id'].$post({ param: { id }, json: { ...json, revision } }),
    );
    if (!result) return;
    if (!result.ok) {
      errors.refuse(result.errors);
      if (Object.keys(result.errors).length === 0) void notify('error', result.msg ?? unreachable);
      return;
    }
    const saved = result.body.data;
    if (!isPublished) void notify('success', result.body.msg);
    await (isPublished ? publish(saved) : onSaved(saved));
  }

  async function publish(saved: OwnEvent) {
    await sendPublish(saved, unreachable);
    await onSaved(saved);
  }

  function discard() {
    errors.refuse({});
    edit.discardDraft();
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
          wordsOf={(field) => wordsOf(theirs, field)}
          onTake={edit.take}
        />
      )}
      {edit.hasDraft && <DraftNote messages={t} onDiscard={discard} />}
      <EventFields
        key={JSON.stringify(edit.values)}
        values={edit.values}
        names={names}
        photos={photos}
        errors={errors.errors}
      />
      <p className={layout.line}>
        {isDraft && mayPublish && (
          <BusyButton type="submit" className={button.button} value="publish" busy={edit.busy}>
            {t.publish}
          </BusyButton>
        )}
        <SubmitButton busy={edit.busy} second={isDraft && mayPublish}>
          {isDraft ? t.saveDraft : t.save}
        </SubmitButton>
      </p>
      {question?.kind === 'publish' && (
        <PublishDialog
          event={question.event}
          towns={names.cities}
          onConfirm={() => void save(true)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {question?.kind === 'moved' && (
        <MovedDialog
          event={question.event}
          towns={names.cities}
          people={question.people}
          onConfirm={() => void save()}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </form>
  );
}

/** Publishes a saved draft and shows the result. */
async function sendPublish({ _id: id, revision }: OwnEvent, unreachable: string): Promise<void> {
  const result = await send((api) =>
    api.event.publishEvent[':id'].$post({ param: { id }, json: { revision } }),
  );
  if (result.ok) void notify('success', result.body.msg);
  else void notify('error', result.msg ?? unreachable);
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(saved: OwnEvent | undefined): (values: EventFormValues) => FieldErrors {
  const messages = { ...useMessages('form').errors, ...useMessages('event/management/form').errors };
  return (values) => {
    const { errors } = checkEvent({ form: formOf(values), now: new Date(), ...(saved && { saved }) });
    return translateErrors({ errors, messages });
  };
}
