import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { EventActions } from './event-actions.tsx';
import { EventForm } from './event-form.tsx';
import { EVENTS, eventPath } from './event-paths.ts';
import { EventStatus } from './event-status.tsx';
import styles from './events.module.css';
import { useEventWords } from './use-event-words.ts';
import type { EventEditorData } from '#src/features/event/management/load-event-editor.ts';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';

/** The form for a new event or an existing one, with what else can be done with it. */
export function EventEditor({ event, names, photos, mayPublish }: EventEditorData) {
  const { editor: t } = useMessages('event/management');
  const language = useLanguage();
  const { title } = useEventWords(names.cities);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = event ? title(event) : t.add;

  async function onSaved(saved: OwnEvent) {
    if (!event) return navigate(eventPath(saved._id), { replace: true });
    await revalidate();
    // The form was made anew, and the button that had the focus with it.
    heading.current?.focus();
  }

  return (
    <>
      <PageHead title={name} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={EVENTS}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <div className={layout.line}>
          <h1 ref={heading} tabIndex={-1} className={styles.name} lang={event && langOfText(name, language)}>
            {name}
          </h1>
          {event && <EventStatus event={event} />}
        </div>
        <Lead event={event} />
        {!mayPublish && <p className={classes(notes.note, layout.read)}>{t.notChecked}</p>}
        {event && (
          <EventActions
            event={event}
            title={name}
            mayPublish={mayPublish}
            onChanged={async () => {
              await revalidate();
              heading.current?.focus();
            }}
          />
        )}
      </div>
      {event?.status !== 'cancelled' && (
        <EventForm
          key={`${event?._id ?? 'new'} ${event?.revision}`}
          event={event}
          names={names}
          photos={photos}
          mayPublish={mayPublish}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** Says who sees the event, and how many seats are taken. */
function Lead({ event }: { event: OwnEvent | undefined }) {
  const { editor: t } = useMessages('event/management');
  const look = classes(layout.mute, layout.read);
  if (!event) return <p className={look}>{t.addLead}</p>;
  const { status, cancelReason, seatsTaken, capacity, waiting } = event;
  if (status === 'draft') return <p className={look}>{t.draftLead}</p>;
  if (status === 'cancelled') return <p className={look}>{t.cancelledLead(cancelReason!)}</p>;
  return (
    <p className={look}>
      {event.isOver ? t.overLead : t.publishedLead} {t.seats(formatCount(seatsTaken), formatCount(capacity))}{' '}
      {waiting > 0 && t.waiting(waiting, formatCount(waiting))}
    </p>
  );
}
