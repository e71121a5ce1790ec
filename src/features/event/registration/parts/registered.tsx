import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';

/** Shown after a registration with a mail address. Nothing is certain until the link in the mail is opened. */
export function Registered({ status, email }: { status: 'registered' | 'waiting'; email: string }) {
  const { done: t } = useMessages('event/registration');
  return (
    <div className={layout.stack} role="status">
      <p className={classes(notes.note, notes.warn)}>
        {status === 'registered' ? t.registeredText(email) : t.waitingText(email)}
      </p>
      <p className={layout.mute}>{t.nothing}</p>
      <TownLink className={classes(button.button, button.second)} to="/eventList">
        {t.otherEvents}
      </TownLink>
    </div>
  );
}
