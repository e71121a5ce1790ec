import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { send } from '#src/browser/session.ts';
import { notify } from '#src/ui/notify.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  describeDestination,
  nameOfDestination,
  type Destination,
} from '#src/features/donation/bank-changes/destination.ts';
import type { PlaceNames } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import { STOP_REASON_MOST, type ChangeKind } from '#src/features/ngo/guarded-changes/change.values.ts';
import own from './bank-oversight.module.css';

type StopActionProps = {
  change: { kind: ChangeKind; _id: string; destination: Destination };
  places: PlaceNames;
  /** Of the NGO. */
  name: string;
  /** What stopping does, unless `before` says what the page says again. */
  text: string;
  before?: Destination | null;
  onDone: () => Promise<void>;
};

/** Stops a change that waits or is active, with a reason that the NGO gets. */
export function StopAction({ change, places, name, text, before = null, onDone }: StopActionProps) {
  const { kind, _id: id, destination } = change;
  const t = useMessages('donation/bank-oversight');
  const words = { t: useMessages('donation/bank-changes/destination'), ...places };
  const { unreachable } = useMessages('form');
  const [isAsking, setAsking] = useState(false);

  async function stop(reason: string): Promise<string | undefined> {
    const result = await send((api) =>
      api.donation.stopBankChange[':kind'][':id'].$post({ param: { kind, id }, json: { reason } }),
    );
    if (!result.ok) return result.errors['reason'] ?? result.msg ?? unreachable;
    setAsking(false);
    void notify('success', result.body.msg);
    await onDone();
    return undefined;
  }
  return (
    <>
      <button
        type="button"
        className={classes(button.button, button.second, area.small)}
        onClick={() => setAsking(true)}
      >
        <span>
          {t.stop}
          <span className={layout.hiddenText}>
            {' '}
            {name}: {nameOfDestination(destination, words.t)}
          </span>
        </span>
      </button>
      {isAsking && (
        <ReasonDialog
          title={t.stopTitle(name)}
          label={t.stopReason}
          name="reason"
          most={STOP_REASON_MOST}
          hint={t.stopHint}
          confirm={t.stopYes}
          onConfirm={stop}
          onCancel={() => setAsking(false)}
        >
          <b className={own.line}>{describeDestination(destination, words)}</b>
          {before === null ? text : `${t.backTo} ${describeDestination(before, words)}`}
        </ReasonDialog>
      )}
    </>
  );
}
