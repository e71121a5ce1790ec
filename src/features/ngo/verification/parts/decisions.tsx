import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { ApiCall, ApiClient } from '#src/browser/api-client.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import {
  ADMIN_MOVES,
  REASON_MOST,
  type NgoMove,
} from '#src/features/ngo/verification/verification.values.ts';
import { countStates } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import documentStyles from '#src/features/ngo/document-checks/parts/document-checks.module.css';
import { DeleteNgo } from '#src/features/ngo/deletion/parts/delete-ngo.tsx';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { useWords } from '#src/ui/area/use-words.ts';

/** Loaded later, with the styles of an NGO's page: the buttons do not wait for it. */
const PublicPreview = lazy(async () => ({
  default: (await import('#src/features/ngo/document-checks/parts/public-preview.tsx')).PublicPreview,
}));

type DecisionsProps = {
  ngo: NgoToVerify;
  today: string;
  isAdmin: boolean;
  /** Called after a decision, or if the NGO has changed since it was loaded. */
  onChanged: () => void;
};

/** Buttons for the moves that are allowed now, each with a confirmation. */
export function Decisions({ ngo, today, isAdmin, onChanged }: DecisionsProps) {
  const t = useMessages('site/operations').decide;
  const checks = useMessages('ngo/document-checks');
  const { day } = useWords();
  const { submit } = useToastSubmission('reason');
  const name = useWords().name(ngo);
  const [openMove, setOpenMove] = useState<NgoMove>();
  const close = () => setOpenMove(undefined);
  const canVerify = ngo.moves.includes('verify');
  const isSeen = countStates(ngo.documents).matches > 0;
  const moves = ngo.moves.filter(
    (move) => (isAdmin || !ADMIN_MOVES.includes(move)) && (isSeen || move !== 'verify'),
  );
  const param = { id: ngo._id };

  /** Returns the error of the field `reason`, if any. */
  async function decide(request: ApiCall<{ msg: string }>): Promise<string | undefined> {
    const result = await submit(request);
    if (!result.ok && result.errors['reason']) return result.errors['reason'];
    close();
    if (result.ok || result.status === 409) onChanged();
  }
  const requests = {
    verify: (api: ApiClient) =>
      api.ngo.verifyNgo[':id'].$post({ param, json: { revision: ngo.revision, decisions: ngo.decisions } }),
    unsuspend: (api: ApiClient) => api.ngo.unsuspendNgo[':id'].$post({ param }),
    restore: (api: ApiClient) => api.ngo.restoreNgo[':id'].$post({ param }),
  };

  return (
    <aside id="decide" className={classes(panel.panel, layout.stack, documentStyles.aside)}>
      <h2>{t.title}</h2>
      {ngo.verifiedAt && (
        <p>
          {ngo.verifiedBy === null
            ? checks.verifiedOn(day(ngo.verifiedAt))
            : checks.verifiedBy(ngo.verifiedBy, day(ngo.verifiedAt))}
        </p>
      )}
      {ngo.consentWithdrawnAt && (
        <p className={classes(notes.note, notes.warn)}>{t.withdrawn(day(ngo.consentWithdrawnAt))}</p>
      )}
      {canVerify && !isSeen && <p className={classes(notes.note, notes.warn)}>{checks.noneSeen}</p>}
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
      {(canVerify ? isSeen : ngo.status === 'verified') && (
        <Suspense fallback={<Spinner />}>
          <PublicPreview ngo={ngo} today={today} isDecisionOpen={canVerify} />
        </Suspense>
      )}
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
