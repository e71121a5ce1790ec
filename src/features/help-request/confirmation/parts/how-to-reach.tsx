import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { SafeContact } from '#src/features/help-request/confirmation/confirmation.view.ts';
import styles from '#src/features/help-request/submission/parts/help-form.module.css';

/** Reminds the person of what they chose, while it can still be changed. */
export function HowToReach({ safeContact: { words, mayMail } }: { safeContact: SafeContact }) {
  const { reach: t } = useMessages('help-request/confirmation');
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      {words === null ? (
        <p>{t.anyWay}</p>
      ) : (
        <>
          <p>{t.chosen}</p>
          <p className={classes(notes.note, styles.text)}>{words}</p>
        </>
      )}
      {!mayMail && <p>{t.noMail}</p>}
      <p className={layout.mute}>{t.change}</p>
    </section>
  );
}
