import { useState } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { Link } from '#src/ui/link.tsx';
import { notify } from '#src/ui/notify.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  AddPersonIcon,
  CalendarOffIcon,
  MailIcon,
  PencilIcon,
} from '#src/features/volunteer/parts/volunteer-icons.tsx';
import { editShiftPath } from '#src/features/volunteer/shifts/parts/shift-paths.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { SHIFT_REASON_MOST } from '#src/features/volunteer/shifts/shifts.values.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { TellDialog } from './tell-dialog.tsx';

type ShiftActionsProps = { shift: OwnShift; onChanged: () => Promise<void> };

/** What can be done with a shift now. */
export function ShiftActions({ shift, onChanged }: ShiftActionsProps) {
  const t = useMessages('volunteer/shift-people');
  const [dialog, setDialog] = useState<'add' | 'tell' | 'cancel'>();
  const close = () => setDialog(undefined);
  const second = classes(button.button, button.second);
  const { _id, status, isOver, taken, needed } = shift;
  const hasRoom = taken < needed;
  const isCancelled = status === 'cancelled';
  return (
    <div className={layout.line}>
      {hasRoom && !isOver && !isCancelled && (
        <button type="button" className={button.button} onClick={() => setDialog('tell')}>
          <MailIcon />
          {t.tell}
        </button>
      )}
      {hasRoom && !isCancelled && (
        <button type="button" className={second} onClick={() => setDialog('add')}>
          <AddPersonIcon />
          {t.add}
        </button>
      )}
      {!isCancelled && (
        <Link className={second} to={editShiftPath(_id)}>
          <PencilIcon />
          {t.edit}
        </Link>
      )}
      {(isCancelled || !isOver) && (
        <button type="button" className={second} onClick={() => setDialog('cancel')}>
          <CalendarOffIcon />
          {isCancelled ? t.changeReason : t.cancel}
        </button>
      )}
      {dialog === 'add' && <AddPersonDialog shift={shift} onChanged={onChanged} onClose={close} />}
      {dialog === 'tell' && <TellDialog shiftId={_id} onClose={close} />}
      {dialog === 'cancel' && (
        <CancelDialog
          shift={shift}
          onClose={close}
          onDone={async () => {
            close();
            await onChanged();
          }}
        />
      )}
    </div>
  );
}

type CancelDialogProps = { shift: OwnShift; onDone: () => Promise<void>; onClose: () => void };

/** Asks for the reason of a cancellation, and says how many people get it by mail: nobody gets a later one. */
function CancelDialog({ shift: { _id: id, taken, status }, onDone, onClose }: CancelDialogProps) {
  const { cancelDialog, changeReasonDialog } = useMessages('volunteer/shift-people');
  const isCancelled = status === 'cancelled';
  const t = { ...cancelDialog, ...(isCancelled && changeReasonDialog) };
  const { unreachable } = useMessages('form');
  async function save(reason: string): Promise<string | undefined> {
    const json = { reason };
    const result = await send((api) => api.volunteer.cancelShift[':id'].$post({ param: { id }, json }));
    if (!result.ok) return result.errors['reason'] ?? result.msg ?? unreachable;
    void notify('success', isCancelled ? changeReasonDialog.done : result.body.msg);
    await onDone();
    return undefined;
  }
  return (
    <ReasonDialog
      title={t.title}
      label={t.reason}
      name="reason"
      most={SHIFT_REASON_MOST}
      hint={t.hint}
      confirm={t.confirm}
      cancel={t.keep}
      onConfirm={save}
      onCancel={onClose}
    >
      {t.lead} {!isCancelled && t.mails(taken, formatCount(taken))}
    </ReasonDialog>
  );
}
