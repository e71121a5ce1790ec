import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { RECEIVED_RETENTION_YEARS } from '#src/features/donation/donation.values.ts';
import styles from './donor-page.module.css';

/** Taking consent back takes two steps. The second says what is erased and what the law keeps. */
export function ConsentForm() {
  const { consent: t } = useMessages('donation/donor-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <details className={styles.more}>
        <summary className={styles.withdraw}>{t.open}</summary>
        <Form method="post" className={layout.stack}>
          <ul className={classes(styles.points, layout.read)}>
            <li>{t.erased}</li>
            <li>{t.removed}</li>
            <li>{t.kept(RECEIVED_RETENTION_YEARS)}</li>
            <li>{t.after}</li>
          </ul>
          <SubmitButton second full busy={busy} name="step" value="withdraw">
            {t.submit}
          </SubmitButton>
        </Form>
      </details>
    </section>
  );
}
