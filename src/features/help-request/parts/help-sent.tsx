import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/look/button.module.css';
import layout from '#src/ui/look/layout.module.css';
import styles from './help-form.module.css';

/** The number of a request that was just made, and what it is good for. */
export function SentNumber({ reference }: { reference: string }) {
  const { success, sent } = useMessages('help-request/form');
  return (
    <>
      <p>{success.text}</p>
      <p className={layout.mute}>{sent.number}</p>
      <p className={styles.reference}>{reference}</p>
      <p>{sent.keep}</p>
    </>
  );
}

/** Without a script: the page after a request was sent. Sending it again makes nothing and shows the same number. */
export function SentPage({ reference }: { reference: string }) {
  const { success, sent } = useMessages('help-request/form');
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1>{success.title}</h1>
      <SentNumber reference={reference} />
      <Link className={classes(button.button, button.full)} to="/helpRequest/status">
        {sent.toStatus}
      </Link>
      <Link className={classes(button.button, button.second, button.full)} to="/">
        {sent.home}
      </Link>
    </div>
  );
}
