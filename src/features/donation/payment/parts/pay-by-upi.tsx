import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { icon } from '#src/ui/icons.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { WaysView } from '#src/features/donation/payment/payment.view.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './payment.module.css';

const SmartphoneIcon = /* @__PURE__ */ icon('smartphone');

/** The payment for a UPI app: as a link on a phone, as a code to scan, and in words. */
export function PayByUpi({ upi }: { upi: NonNullable<WaysView['upi']> }) {
  const { upi: t } = useMessages('donation/payment');
  const { link, code, payee, upiId, amount } = upi;
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={layout.phoneOnly}>
        <a className={classes(button.button, button.full)} href={link}>
          <SmartphoneIcon />
          {t.open}
        </a>
      </p>
      <div className={styles.upi}>
        <QrCode code={code} label={t.code} />
        <dl className={classes(layout.small, layout.stack)}>
          <div>
            <dt className={layout.mute}>{t.payee}</dt>
            <dd>
              <b>{payee}</b>
            </dd>
          </div>
          <div>
            <dt className={layout.mute}>{t.upiId}</dt>
            <dd className={layout.line}>
              <b>{upiId}</b>
              <CopyButton value={upiId} what={t.upiId} />
            </dd>
          </div>
          <div>
            <dt className={layout.mute}>{t.amount}</dt>
            <dd>
              <b className={layout.number}>{amount}</b>
            </dd>
          </div>
        </dl>
      </div>
      <p className={classes(layout.small, layout.mute)}>{t.check}</p>
    </section>
  );
}
