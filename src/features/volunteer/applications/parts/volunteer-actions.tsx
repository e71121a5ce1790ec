import { useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { notify } from '#src/ui/notify.tsx';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { useSubmission, useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { ListedVolunteer } from '#src/features/volunteer/applications/applications.contract.ts';
import { PERSONAL_SENTENCE_MOST } from '#src/features/volunteer/applications/applications.values.ts';
import { RowAction } from '#src/features/volunteer/parts/row-action.tsx';
import { CheckIcon, CrossIcon, NoteIcon } from '#src/features/volunteer/parts/volunteer-icons.tsx';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { VOLUNTEER_NOTE_MOST } from '#src/features/volunteer/volunteer.values.ts';

type ActionsProps = { volunteer: ListedVolunteer; onChanged: () => Promise<void> };
type DialogProps = { volunteer: ListedVolunteer; onDone: () => Promise<void>; onCancel: () => void };

/** What can be done with a volunteer now. */
export function VolunteerActions({ volunteer, onChanged }: ActionsProps) {
  const t = useMessages('volunteer/applications');
  const { busy, submit } = useToastSubmission();
  const [dialog, setDialog] = useState<'decline' | 'note'>();
  const { _id: id, name, status } = volunteer;
  const close = () => setDialog(undefined);
  async function accept() {
    const json = { decision: 'accepted' as const };
    await submit((api) => api.volunteer.decideVolunteer[':id'].$post({ param: { id }, json }));
    // A colleague may have changed it first, so the list is read again in any case.
    await onChanged();
  }
  async function onDone() {
    close();
    await onChanged();
  }
  const shared = { name, busy };
  return (
    <span className={styles.actions}>
      {status !== 'accepted' && (
        <RowAction
          {...shared}
          icon={<CheckIcon />}
          label={t.accept}
          main={status === 'applied'}
          onClick={() => void accept()}
        />
      )}
      {status !== 'declined' && (
        <RowAction {...shared} icon={<CrossIcon />} label={t.decline} onClick={() => setDialog('decline')} />
      )}
      <RowAction {...shared} icon={<NoteIcon />} label={t.note} onClick={() => setDialog('note')} />
      {dialog === 'decline' && <DeclineDialog volunteer={volunteer} onDone={onDone} onCancel={close} />}
      {dialog === 'note' && <NoteDialog volunteer={volunteer} onDone={onDone} onCancel={close} />}
    </span>
  );
}

/** Asks before a volunteer is declined. A sentence of the NGO can go with the mail. */
function DeclineDialog({ volunteer: { _id: id, name, status }, onDone, onCancel }: DialogProps) {
  const { declineDialog: t } = useMessages('volunteer/applications');
  const { unreachable } = useMessages('form');
  async function decline(sentence: string): Promise<string | undefined> {
    const json = { decision: 'declined' as const, sentence };
    const result = await send((api) => api.volunteer.decideVolunteer[':id'].$post({ param: { id }, json }));
    if (!result.ok) return result.errors['sentence'] ?? result.msg ?? unreachable;
    void notify('success', result.body.msg);
    await onDone();
    return undefined;
  }
  return (
    <ReasonDialog
      title={t.title(name)}
      label={t.sentence}
      name="note"
      optional
      most={PERSONAL_SENTENCE_MOST}
      hint={t.hint}
      confirm={t.confirm}
      onConfirm={decline}
      onCancel={onCancel}
    >
      {t.lead} {status === 'accepted' && t.places}
    </ReasonDialog>
  );
}

function NoteDialog({ volunteer: { _id: id, name, note }, onDone, onCancel }: DialogProps) {
  const { noteDialog: t } = useMessages('volunteer/applications');
  const { busy, refused, submit } = useSubmission(() => document.getElementById('note')?.focus());
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { note: String(new FormData(event.currentTarget).get('note')) };
    const saved = await submit((api) => api.volunteer.noteVolunteer[':id'].$post({ param: { id }, json }));
    if (!saved) return;
    void notify('success', saved.msg);
    await onDone();
  }
  return (
    <Dialog title={t.title(name)} onCancel={onCancel} wide>
      <form className={layout.stack} noValidate onSubmit={(event) => void save(event)}>
        <TextAreaField
          name="note"
          label={t.label}
          hint={t.hint}
          error={refused.errors['note'] ?? refused.msg}
          defaultValue={note ?? ''}
          maxLength={VOLUNTEER_NOTE_MOST}
          rows={5}
        />
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
