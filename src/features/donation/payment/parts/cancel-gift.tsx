import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './payment.module.css';

/** Cancels a gift that is not paid. */
export function CancelGift() {
  const { cancel: t } = useMessages('donation/payment');
  const busy = useNavigation().state !== 'idle';
  return (
    <details className={classes(styles.other, layout.read)}>
      <summary>{t.open}</summary>
      <Form method="post" className={layout.stack}>
        <p>{t.text}</p>
        <SubmitButton second busy={busy} name="step" value="cancel">
          {t.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}
