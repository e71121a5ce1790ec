import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';

/** Comes first on the page: whom to call when there is no time to write. */
export function DangerNote() {
  const { danger: t } = useMessages('help-request/submission');
  return (
    <p className={classes(notes.note, notes.warn)}>
      <b>
        {t.everyone[0]}
        <a href="tel:112">112</a>
        {t.everyone[1]}
      </b>{' '}
      {t.women[0]}
      <a href="tel:181">
        <b>181</b>
      </a>
      {t.women[1]}
    </p>
  );
}
