import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { ApiCall, ApiClient } from '#src/browser/api-client.ts';
import { send } from '#src/browser/session.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { notify } from '#src/ui/notify.tsx';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import {
  ADMIN_MOVES,
  REASON_MOST,
  type NgoMove,
} from '#src/features/ngo/verification/verification.values.ts';
import { DeleteNgo } from '#src/features/ngo/deletion/parts/delete-ngo.tsx';
import styles from '#src/ui/area/operations.module.css';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { useWords } from '#src/ui/area/use-words.ts';

type DecisionsProps = {
  ngo: NgoToVerify;
  isAdmin: boolean;
  /** Called after a decision, or if the NGO has changed since it was loaded. */
  onChanged: () => void;
};

/** Buttons for the moves that are allowed now, each with a confirmation. */
export function Decisions({ ngo, isAdmin, onChanged }: DecisionsProps) {
  const t = useMessages('site/operations').decide;
  const form = useMessages('form');
  const name = useWords().name(ngo);
  const [asking, setAsking] = useState<NgoMove>();
  const close = () => setAsking(undefined);
  const moves = ngo.moves.filter((move) => isAdmin || !ADMIN_MOVES.includes(move));
  const param = { id: ngo._id };

  /** Returns the error of the field `reason`, if any. */
  async function decide(ask: ApiCall<{ msg: string }>): Promise<string | undefined> {
    const sent = await send(ask);
    if (!sent.ok && sent.errors['reason']) return sent.errors['reason'];
    close();
    if (sent.ok) void notify('success', sent.body.msg);
    else void notify('error', sent.msg ?? form.unreachable);
    if (sent.ok || sent.status === 409) onChanged();
  }
  const confirming = {
    verify: (api: ApiClient) => api.ngo.verifyNgo[':id'].$post({ param, json: { revision: ngo.revision } }),
    unsuspend: (api: ApiClient) => api.ngo.unsuspendNgo[':id'].$post({ param }),
    restore: (api: ApiClient) => api.ngo.restoreNgo[':id'].$post({ param }),
  };

  return (
    <aside className={classes(panel.panel, layout.stack, styles.decide)}>
      <h2>{t.title}</h2>
      {moves.length === 0 && <p className={layout.mute}>{t.nothing}</p>}
      {moves.map((move, at) => (
        <button
          key={move}
          type="button"
          className={classes(button.button, button.full, !(at === 0 && move === 'verify') && button.second)}
          onClick={() => setAsking(move)}
        >
          {t[move]}
        </button>
      ))}
      {(asking === 'verify' || asking === 'unsuspend' || asking === 'restore') && (
        <ConfirmDialog
          title={t[`${asking}Title`]}
          confirm={t[`${asking}Yes`]}
          onConfirm={() => void decide(confirming[asking])}
          onCancel={close}
        >
          <p>{asking === 'verify' ? t.verifyLead(name) : t[`${asking}Lead`]}</p>
        </ConfirmDialog>
      )}
      {(asking === 'sendBack' || asking === 'suspend') && (
        <ReasonDialog
          most={REASON_MOST}
          title={t[`${asking}Title`]}
          label={t.reason}
          name="reason"
          hint={t.reasonHint}
          confirm={t[asking]}
          onConfirm={(reason) =>
            decide((api) =>
              asking === 'sendBack'
                ? api.ngo.sendBackNgo[':id'].$post({ param, json: { reason } })
                : api.ngo.suspendNgo[':id'].$post({ param, json: { reason } }),
            )
          }
          onCancel={close}
        >
          {t[`${asking}Lead`]}
        </ReasonDialog>
      )}
      {asking === 'delete' && <DeleteNgo id={ngo._id} onCancel={close} />}
    </aside>
  );
}
