import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './own-page.module.css';

/** Erasing takes two steps. The second says what happens. */
export function EraseForm({ isConfirmed }: { isConfirmed: boolean }) {
  const { erase: t } = useMessages('volunteer/own-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <details className={styles.more}>
      <summary className={styles.erase}>{isConfirmed ? t.open : t.notMe}</summary>
      <Form method="post" className={layout.stack}>
        <p>{isConfirmed ? t.text : t.notMeText}</p>
        <SubmitButton second full busy={busy} name="step" value="erase">
          {t.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}
