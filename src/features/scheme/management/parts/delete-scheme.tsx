import { useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { notify } from '#src/ui/notify.tsx';
import { notifyWithAction } from '#src/ui/toast-action.tsx';
import type { ListedScheme } from '#src/features/scheme/management/management.contract.ts';

type DeleteSchemeProps = {
  scheme: ListedScheme;
  /** Receives the focus once the row is removed or restored. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Dialog that confirms the deletion of a scheme. After deleting, a toast offers to undo it. */
export function DeleteScheme({ scheme, heading, onClose }: DeleteSchemeProps) {
  const { remove: t } = useMessages('scheme/management');
  const form = useMessages('form');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { submit } = useToastSubmission();
  const { _id, schemeName, registerUser } = scheme;
  const param = { id: _id };
  const focusHeading = () => heading.current?.focus();

  async function remove() {
    if (busy) return;
    setBusy(true);
    const result = await send((api) => api.scheme.deleteScheme[':id'].$delete({ param }));
    onClose();
    // A colleague may have deleted it first, so reload the current rows.
    if (result.ok || result.status === 404) await revalidate();
    focusHeading();
    if (!result.ok) return notify('error', result.msg ?? form.unreachable);
    await notifyWithAction({
      text: t.deleted(schemeName),
      label: t.undo,
      onAct: () => void undo(),
      onLeave: focusHeading,
    });
  }

  async function undo() {
    const result = await submit((api) => api.scheme.restoreScheme[':id'].$post({ param }));
    if (result.ok) await revalidate();
  }

  return (
    <ConfirmDialog
      title={t.title}
      confirm={busy ? form.sending : t.confirm}
      destroys
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.lead(schemeName)}</p>
      {registerUser > 0 && <p>{t.registered(registerUser, formatCount(registerUser))}</p>}
    </ConfirmDialog>
  );
}
