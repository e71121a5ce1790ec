import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { ApiCall, ApiClient } from '#src/browser/api-client.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
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
  const { submit } = useToastSubmission('reason');
  const name = useWords().name(ngo);
  const [openMove, setOpenMove] = useState<NgoMove>();
  const close = () => setOpenMove(undefined);
  const moves = ngo.moves.filter((move) => isAdmin || !ADMIN_MOVES.includes(move));
  const param = { id: ngo._id };

  /** Returns the error of the field `reason`, if any. */
  async function decide(request: ApiCall<{ msg: string }>): Promise<string | undefined> {
    const result = await submit(request);
    if (!result.ok && result.errors['reason']) return result.errors['reason'];
    close();
    if (result.ok || result.status === 409) onChanged();
  }
  const requests = {
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
          onClick={() => setOpenMove(move)}
        >
          {t[move]}
        </button>
      ))}
      {(openMove === 'verify' || openMove === 'unsuspend' || openMove === 'restore') && (
        <ConfirmDialog
          title={t[`${openMove}Title`]}
          confirm={t[`${openMove}Yes`]}
          onConfirm={() => void decide(requests[openMove])}
          onCancel={close}
        >
          <p>{openMove === 'verify' ? t.verifyLead(name) : t[`${openMove}Lead`]}</p>
        </ConfirmDialog>
      )}
      {(openMove === 'sendBack' || openMove === 'suspend') && (
        <ReasonDialog
          most={REASON_MOST}
          title={t[`${openMove}Title`]}
          label={t.reason}
          name="reason"
          hint={t.reasonHint}
          confirm={t[openMove]}
          onConfirm={(reason) =>
            decide((api) =>
              openMove === 'sendBack'
                ? api.ngo.sendBackNgo[':id'].$post({ param, json: { reason } })
                : api.ngo.suspendNgo[':id'].$post({ param, json: { reason } }),
            )
          }
          onCancel={close}
        >
          {t[`${openMove}Lead`]}
        </ReasonDialog>
      )}
      {openMove === 'delete' && <DeleteNgo id={ngo._id} onCancel={close} />}
    </aside>
  );
}
