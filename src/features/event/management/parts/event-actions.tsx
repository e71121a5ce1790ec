import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CancelEventDialog, DeleteDraftDialog } from './event-dialogs.tsx';
import { CalendarOffIcon, CopyIcon, DoorIcon, EyeIcon, TrashIcon, UsersIcon } from './event-icons.tsx';
import { checkInPath, eventPath, listPath, registrationsPath } from './event-paths.ts';

type EventActionsProps = {
  event: OwnEvent;
  title: string;
  mayPublish: boolean;
  onChanged: () => Promise<void>;
};

type Asked = 'copy' | 'cancel' | 'delete';

/** What can be done with an event besides editing it. */
export function EventActions({ event, title, mayPublish, onChanged }: EventActionsProps) {
  const { editor: t } = useMessages('event/management');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Asked>();
  const { revalidate } = useRevalidator();
  const close = () => setDialog(undefined);
  const second = classes(button.button, button.second);
  const { _id, status } = event;
  const isOpen = status === 'published' && !event.isOver;
  function askToCancel() {
    setDialog('cancel');
    // People may have registered since the page was opened.
    void revalidate();
  }

  return (
    <div className={layout.line}>
      {status !== 'draft' && (
        <>
          <Link className={second} to={registrationsPath(event)}>
            <UsersIcon />
            {t.registrations}
          </Link>
          <Link className={second} to={`/eventDetail/${_id}`}>
            <EyeIcon />
            {t.seePage}
          </Link>
        </>
      )}
      {isOpen && (
        // It has a shell of its own, which works without a network.
        <a className={second} href={checkInPath(_id)}>
          <DoorIcon />
          {t.checkIn}
        </a>
      )}
      <button type="button" className={second} onClick={() => setDialog('copy')}>
        <CopyIcon />
        {t.copy}
      </button>
      {(isOpen || status === 'cancelled') && mayPublish && (
        <button type="button" className={second} onClick={askToCancel}>
          <CalendarOffIcon />
          {isOpen ? t.cancel : t.changeReason}
        </button>
      )}
      {status === 'draft' && (
        <button type="button" className={second} onClick={() => setDialog('delete')}>
          <TrashIcon />
          {t.delete}
        </button>
      )}
      {dialog === 'copy' && (
        <CopyDialog
          event={event}
          mayPublish={mayPublish}
          onCancel={close}
          onCopied={async ([first, ...others], isPublished) => {
            close();
            const list = listPath(isPublished ? 'upcoming' : 'drafts');
            await navigate(others.length === 0 && first !== undefined ? eventPath(first) : list);
          }}
        />
      )}
      {dialog === 'cancel' && (
        <CancelEventDialog
          event={event}
          title={title}
          onClose={close}
          onDone={async () => {
            close();
            await onChanged();
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDraftDialog
          event={event}
          title={title}
          onClose={close}
          onDone={async () => navigate(listPath('drafts'))}
        />
      )}
    </div>
  );
}
