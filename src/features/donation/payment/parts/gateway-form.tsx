import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './payment.module.css';

/** Leads to the page of the payment company. */
export function GatewayForm({ path }: { path: string }) {
  const { gateway: t } = useMessages('donation/payment');
  return (
    <details className={styles.other}>
      <summary>{t.instead}</summary>
      <form method="post" action={path} className={layout.stack}>
        <p>{t.fee}</p>
        <button type="submit" className={classes(button.button, button.second)}>
          {t.submit}
        </button>
      </form>
    </details>
  );
}
