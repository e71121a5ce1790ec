import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { CancelDialog, ConfirmDialog, RefundDialog, RefuseDialog } from './change-dialogs.tsx';
import { GatewayRefundDialog } from './gateway-refund-dialog.tsx';

const DIALOGS = {
  confirm: ConfirmDialog,
  refuse: RefuseDialog,
  refund: RefundDialog,
  refundAtGateway: GatewayRefundDialog,
  cancel: CancelDialog,
} as const;
type Action = keyof typeof DIALOGS;

type ActionsProps = { donation: OwnDonation; onChanged: (donation: OwnDonation) => void };

/** What can be done with a donation now. */
export function DonationActions({ donation, onChanged }: ActionsProps) {
  const { actions: t } = useMessages('donation/details');
  const [open, setOpen] = useState<Action>();
  const { possible, status } = donation;
  const shown = (Object.keys(DIALOGS) as Action[]).filter((action) => possible[action]);
  if (shown.length === 0) return null;
  const labels = { ...t, confirm: status === 'claimed' ? t.confirm : t.confirmLate };
  const Open = open && DIALOGS[open];
  return (
    <div role="group" aria-label={t.label} className={layout.line}>
      {shown.map((action) => (
        <button
          key={action}
          type="button"
          className={classes(button.button, !(action === 'confirm' && status === 'claimed') && button.second)}
          onClick={() => setOpen(action)}
        >
          {labels[action]}
        </button>
      ))}
      {Open && (
        <Open
          donation={donation}
          onChanged={(changed) => {
            setOpen(undefined);
            onChanged(changed);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
