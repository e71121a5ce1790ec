import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { useDays } from '#src/ui/area/use-days.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import own from '#src/features/donation/bank-details/parts/bank-details.module.css';
import type {
  GatewayAccount,
  GatewayAccounts,
} from '#src/features/donation/gateway-account/gateway-account.contract.ts';
import { WEBHOOK_EVENTS } from '#src/features/donation/gateway-account/gateway-account.values.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { GatewayDialog } from './gateway-dialog.tsx';

type SectionProps = {
  accounts: GatewayAccounts;
  canChange: boolean;
  /** Also while changes are frozen. */
  canRemove: boolean;
  onChanged: () => Promise<void>;
};

/** The keys of the NGO at Razorpay: what is in use, what waits, and what to enter there. */
export function GatewaySection({ accounts, canChange, canRemove, onChanged }: SectionProps) {
  const t = useMessages('donation/gateway-account');
  const { active, waiting } = accounts;
  return (
    <section className={classes(own.detail, layout.stack)}>
      <h2>{t.title}</h2>
      {active === null && waiting === null && <p className={classes(layout.mute, layout.read)}>{t.none}</p>}
      {active && (
        <p className={styles.text}>
          <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
            {t.active(active.keyId)}
          </EvidenceTag>
        </p>
      )}
      {waiting && <Waiting account={waiting} />}
      {canRemove && <Actions accounts={accounts} canChange={canChange} onChanged={onChanged} />}
      {(active ?? waiting) !== null && <Webhook url={accounts.webhookUrl} />}
    </section>
  );
}

function Waiting({ account: { keyId, requestedBy, takesEffectAt, isDue } }: { account: GatewayAccount }) {
  const t = useMessages('donation/gateway-account');
  const days = useDays();
  return (
    <div className={styles.text}>
      <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
        {isDue ? t.due(keyId) : t.waiting(keyId, days.time(takesEffectAt))}
      </EvidenceTag>
      {requestedBy !== null && <p className={layout.small}>{t.by(requestedBy)}</p>}
    </div>
  );
}

function Actions({ accounts, canChange, onChanged }: Omit<SectionProps, 'canRemove'>) {
  const t = useMessages('donation/gateway-account');
  const { password } = useMessages('donation/bank-details');
  const [isOpen, setOpen] = useState(false);
  const { active, waiting } = accounts;

  async function onSaved() {
    setOpen(false);
    await onChanged();
  }
  return (
    <>
      <div className={styles.buttons}>
        {canChange && (
          <button
            type="button"
            className={classes(button.button, button.second, area.small)}
            onClick={() => setOpen(true)}
          >
            {(active ?? waiting) === null ? t.add : t.replace}
          </button>
        )}
        {canChange && waiting && (
          <PasswordAction
            label={t.withdraw}
            name={waiting.keyId}
            title={t.withdrawTitle}
            confirm={t.withdrawYes}
            withdraws
            call={(api) => api.donation.withdrawGatewayAccount.$post()}
            onDone={onChanged}
          >
            <p>{t.withdrawText}</p>
          </PasswordAction>
        )}
        {active && (
          <PasswordAction
            label={t.remove}
            name={active.keyId}
            title={t.removeTitle}
            confirm={t.removeYes}
            destroys
            password={password}
            call={(api) => api.donation.removeGatewayAccount.$post()}
            onDone={onChanged}
          >
            <p>{t.removeText}</p>
          </PasswordAction>
        )}
      </div>
      {isOpen && (
        <GatewayDialog allowsTest={accounts.allowsTest} onSaved={onSaved} onCancel={() => setOpen(false)} />
      )}
    </>
  );
}

/** What to enter at Razorpay, so that it reports payments. */
function Webhook({ url }: { url: string }) {
  const { webhook: t } = useMessages('donation/gateway-account');
  return (
    <details className={own.past}>
      <summary>{t.title}</summary>
      <div className={classes(layout.stack, layout.read)}>
        <p>{t.text}</p>
        <p>
          <b>{t.url}</b>
          <br />
          <span className={own.address}>{url}</span>
        </p>
        <p>{t.secret}</p>
        <p>
          <b>{t.events}</b>
          <br />
          <span className={own.address}>{WEBHOOK_EVENTS.join(', ')}</span>
        </p>
      </div>
    </details>
  );
}
