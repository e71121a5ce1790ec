import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { DetailView } from '#src/features/donation/payment/payment.view.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './payment.module.css';

/** The bank account, each part to copy. Folded if the gift can be paid by UPI. */
export function BankTransfer({ account, isOnly }: { account: DetailView[]; isOnly: boolean }) {
  const { account: t } = useMessages('donation/payment');
  if (isOnly)
    return (
      <section className={layout.stack}>
        <h2>{t.heading}</h2>
        <Account account={account} />
      </section>
    );
  return (
    <details className={styles.other}>
      <summary>{t.instead}</summary>
      <Account account={account} />
    </details>
  );
}

function Account({ account }: { account: DetailView[] }) {
  const { account: t } = useMessages('donation/payment');
  return (
    <>
      <dl className={styles.account}>
        {account.map(({ label, value, copied = value }) => (
          <div key={label}>
            <dt className={classes(layout.small, layout.mute)}>{label}</dt>
            <dd>
              <b className={layout.number}>{value}</b>
              <CopyButton value={copied} what={label} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes(layout.small, layout.mute)}>{t.remarkHint}</p>
    </>
  );
}
