import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';

/** Shown after a form was sent, whatever is known about the mailbox. */
export function Applied({ email, toNgo }: { email: string; toNgo: string }) {
  const { done, toNgo: label } = useMessages('volunteer/application');
  return (
    <div className={layout.stack} role="status">
      <p className={classes(notes.note, notes.good)}>{done.text(email)}</p>
      <p className={layout.mute}>{done.nothing}</p>
      <TownLink className={classes(button.button, button.second)} to={toNgo}>
        {label}
      </TownLink>
    </div>
  );
}
