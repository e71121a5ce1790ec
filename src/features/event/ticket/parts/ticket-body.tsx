import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { groupPhone } from '#src/shared/india/phone.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { TownLink } from '#src/ui/link.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { EventName } from '#src/features/event/registration/parts/event-name.tsx';
import type { TicketView } from '#src/features/event/ticket/ticket.view.ts';
import { ChangeTicket } from './change-ticket.tsx';
import styles from './ticket.module.css';

/** The ticket to show at the door, and the ways to change it. */
export function TicketBody({ view }: { view: TicketView }) {
  const t = useMessages('event/ticket');
  const { state, isEventCancelled, eventId, canChange, onlineLink } = view;
  const language = useLanguage();
  const isIn = state === 'registered' || state === 'attended';
  return (
    <div className={classes(layout.split, layout.loose)}>
      <div className={classes(layout.loose, layout.read)}>
        <EventName view={view.event} title={isEventCancelled ? t.eventCancelled : t.states[state]} />
        <Waiting view={view} />
        {isIn && !isEventCancelled && <Pass view={view} />}
        {onlineLink && (
          <a className={classes(button.button, button.second)} href={onlineLink} rel="noopener">
            {t.join}
          </a>
        )}
        {isIn && !isEventCancelled && (
          <p className={layout.links}>
            <a href={pathInLanguage({ path: `/event/calendar/${eventId}.ics`, language })} download>
              {t.toCalendar}
            </a>
          </p>
        )}
      </div>
      {canChange ? <ChangeTicket view={view} /> : <p className={layout.mute}>{t.closed}</p>}
    </div>
  );
}

/** What to show or say at the door. */
function Pass({ view: { ticket, code, name, partySize } }: { view: TicketView }) {
  const t = useMessages('event/ticket');
  const language = useLanguage();
  return (
    <div className={classes(panel.panel, styles.pass)}>
      <QrCode code={code} label={t.code(ticket)} />
      <div className={layout.stack}>
        <p>
          <span className={classes(layout.small, layout.mute)}>{t.number}</span>
          <b className={styles.number}>{ticket}</b>
        </p>
        <p>
          <span lang={langOfText(name, language)}>{name}</span> ·{' '}
          {t.people(partySize, formatCount(partySize))}
        </p>
        <p className={layout.small}>{t.photograph}</p>
      </div>
    </div>
  );
}

/** The place in the queue, or until when the offered seats can be taken. */
function Waiting({ view }: { view: TicketView }) {
  const { state, waitingBefore, offeredUntil, isMailed, ngoPhone } = view;
  const t = useMessages('event/ticket');
  if (state === 'offered')
    return <p className={classes(notes.note, notes.good)}>{t.offeredUntil(offeredUntil!)}</p>;
  if (state === 'lapsed')
    return (
      <div className={classes(notes.note, notes.warn, layout.stack)}>
        <p>{t.lapsed}</p>
        {!view.isEventCancelled && (
          <p>
            <TownLink className={button.button} to={`/eventRegister/${view.eventId}`}>
              {t.again}
            </TownLink>
          </p>
        )}
      </div>
    );
  if (state === 'needsNgo')
    return (
      <div className={classes(notes.note, notes.warn, layout.stack)}>
        <p>{t.needsNgo}</p>
        {ngoPhone !== null && (
          <p>
            <a className={classes(button.button, button.second)} href={`tel:${ngoPhone}`}>
              {t.call(groupPhone(ngoPhone))}
            </a>
          </p>
        )}
      </div>
    );
  if (waitingBefore === null) return null;
  return (
    <div className={classes(notes.note, notes.warn)}>
      <p>
        <b>{t.position(waitingBefore, formatCount(waitingBefore))}</b>
      </p>
      <p>{isMailed ? t.waitingText : t.waitingNoEmail}</p>
    </div>
  );
}
