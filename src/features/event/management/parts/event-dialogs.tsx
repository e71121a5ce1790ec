import { useState } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import type { CleanEvent } from '#src/features/event/management/event-form.values.ts';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';
import { CANCEL_REASON_MOST } from '#src/features/event/management/management.values.ts';
import { useEventWords } from './use-event-words.ts';

type AskProps = {
  event: CleanEvent;
  towns: Record<string, string>;
  onConfirm: () => void;
  onCancel: () => void;
};

/** How many registrations an event has, and how many of them a mail reaches. */
export type People = Pick<OwnEvent, 'registrations' | 'waiting' | 'peopleToMail'>;

/** Returns a sentence about those whom no mail reaches, or ''. */
function useCallThem({ registrations, waiting, peopleToMail }: People): string {
  const { callThem } = useMessages('event/management');
  const others = registrations + waiting - peopleToMail;
  return others > 0 ? callThem(others, formatCount(others)) : '';
}

/** Asks before everybody can see an event, and shows what they will see first. */
export function PublishDialog({ event, towns, onConfirm, onCancel }: AskProps) {
  const { publish: t } = useMessages('event/management');
  const { title } = useEventWords(towns);
  return (
    <ConfirmDialog title={t.title} confirm={t.confirm} onConfirm={onConfirm} onCancel={onCancel}>
      <p>{t.lead(title(event))}</p>
      <WhenAndWhere event={event} towns={towns} />
      <p>{t.seats(event.capacity, formatCount(event.capacity))}</p>
    </ConfirmDialog>
  );
}

/** Asks before another time or place is mailed, and says to how many people. */
export function MovedDialog({ event, towns, people, onConfirm, onCancel }: AskProps & { people: People }) {
  const { moved: t } = useMessages('event/management');
  return (
    <ConfirmDialog
      title={t.title}
      confirm={t.confirm(people.peopleToMail)}
      cancel={t.back}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t.lead}</p>
      <WhenAndWhere event={event} towns={towns} />
      <p>
        {t.mails(people.peopleToMail, formatCount(people.peopleToMail))} {useCallThem(people)}
      </p>
    </ConfirmDialog>
  );
}

function WhenAndWhere({ event, towns }: Pick<AskProps, 'event' | 'towns'>) {
  const language = useLanguage();
  const { when, where } = useEventWords(towns);
  const place = where({ ...event, isOnline: event.onlineLink !== null });
  return (
    <p>
      <b>{when(event)}</b>
      <br />
      <span lang={langOfText(place, language)}>{place}</span>
    </p>
  );
}

type ActProps = {
  event: OwnEvent;
  title: string;
  /** Called once it is done. */
  onDone: () => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of a cancellation, and says how many people get it by mail: nobody gets a later one. */
export function CancelEventDialog({ event, title, onDone, onClose }: ActProps) {
  const { cancel, changeReason } = useMessages('event/management');
  const isCancelled = event.status === 'cancelled';
  const t = { ...cancel, ...(isCancelled && changeReason) };
  const { unreachable } = useMessages('form');
  const { peopleToMail } = event;
  const callThem = useCallThem(event);

  async function save(reason: string): Promise<string | undefined> {
    const param = { id: event._id };
    const result = await send((api) => api.event.cancelEvent[':id'].$post({ param, json: { reason } }));
    if (!result.ok) return result.errors['reason'] ?? result.msg ?? unreachable;
    void notify('success', t.done);
    await onDone();
    return undefined;
  }

  return (
    <ReasonDialog
      title={t.title}
      label={t.reason}
      name="reason"
      most={CANCEL_REASON_MOST}
      hint={peopleToMail > 0 && !isCancelled ? t.hint : t.hintNoMail}
      confirm={t.confirm}
      cancel={t.keep}
      onConfirm={save}
      onCancel={onClose}
    >
      {t.lead(title)} {!isCancelled && t.mails(peopleToMail, formatCount(peopleToMail))}{' '}
      {!isCancelled && callThem}
    </ReasonDialog>
  );
}

/** Asks before a draft is deleted. */
export function DeleteDraftDialog({ event, title, onDone, onClose }: ActProps) {
  const { remove: t } = useMessages('event/management');
  const { sending } = useMessages('form');
  const { submit } = useToastSubmission();
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (busy) return;
    setBusy(true);
    const result = await submit((api) => api.event.deleteEvent[':id'].$delete({ param: { id: event._id } }));
    onClose();
    // A colleague may have deleted it first.
    if (result.ok || result.status === 404) await onDone();
  }

  return (
    <ConfirmDialog
      title={t.title}
      confirm={busy ? sending : t.confirm}
      destroys
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.lead(title)}</p>
    </ConfirmDialog>
  );
}
