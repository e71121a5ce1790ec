import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import events from '#src/features/event/management/parts/events.module.css';
import type { EventMessage } from '#src/features/event/announcement/announcement.contract.ts';
import styles from './registrations.module.css';

type SentMessagesProps = { eventId: string; messages: EventMessage[]; onStopped: () => void };

/** The messages so far, with how many people have got each. One that is being sent can be stopped. */
export function SentMessages({ eventId, messages, onStopped }: SentMessagesProps) {
  const { mail: t } = useMessages('event/registrations');
  const { busy, submit } = useToastSubmission();
  async function stop(id: string) {
    await submit((api) => api.event.stopMailRegisterUser.$post({ json: { eventId, id } }));
    onStopped();
  }
  if (messages.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h3>{t.sent}</h3>
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message._id}>
            <Progress message={message} />
            {message.status === 'running' && (
              <BusyButton
                className={classes(button.button, button.second)}
                busy={busy}
                onClick={() => void stop(message._id)}
              >
                {t.stop}
                <span className={layout.hiddenText}> {message.subject}</span>
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Progress({ message }: { message: EventMessage }) {
  const { mail: t } = useMessages('event/registrations');
  const days = useDays();
  const { subject, audience, status, sentCount, total, createdAt } = message;
  const words = t.progress(formatCount(sentCount), formatCount(total));
  return (
    <>
      <p className={events.name} lang={languageOfText(subject)}>
        <b>{subject}</b>
      </p>
      <p className={classes(layout.mute, layout.small)}>
        {t.audiences[audience]}, {days.time(createdAt)}
      </p>
      {status === 'running' && (
        <progress className={styles.progress} aria-label={subject} value={sentCount} max={total} />
      )}
      <p className={layout.small} role={status === 'running' ? 'status' : undefined}>
        {t.statuses[status]}: {words}
      </p>
    </>
  );
}
