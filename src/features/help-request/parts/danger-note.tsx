import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/look/notes.module.css';

/** Before all: whom to call when there is no time to write. */
export function DangerNote() {
  const { danger: say } = useMessages('help-request/form');
  return (
    <p className={classes(notes.note, notes.warn)}>
      <b>{say.question}</b> {say.call}{' '}
      <a href="tel:112">
        <b>112</b>
      </a>
      . {say.women}{' '}
      <a href="tel:181">
        <b>181</b>
      </a>
      .
    </p>
  );
}
