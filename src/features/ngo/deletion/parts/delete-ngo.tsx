import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { BusyDialog, ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import { notifyBeforeLeaving } from '#src/ui/toasts/lasting-notice.ts';

type DeleteNgoProps = {
  /** Id of the NGO. */
  id: string;
  onCancel: () => void;
};

/**
 * Deletes an NGO after confirmation, as specified: shows that the deletion is running and cannot be
 * interrupted, then goes to the home page. If the server refuses, goes one page back. If the server is
 * unreachable, only shows an error.
 */
export function DeleteNgo({ id, onCancel }: DeleteNgoProps) {
  const t = useMessages('site/operations');
  const form = useMessages('form');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function deleteIt() {
    setBusy(true);
    const result = await send((api) => api.ngo.deleteNgo[':id'].$delete({ param: { id } }));
    if (result.ok) {
      notifyBeforeLeaving('success', result.body.msg);
      return navigate('/');
    }
    onCancel();
    if (result.msg === undefined) return notify('error', form.unreachable);
    notifyBeforeLeaving('error', result.msg);
    // The previous page may be another document. If there is none, this one stays.
    return navigate(-1);
  }

  if (isBusy) return <BusyDialog title={t.deletion.busy} />;
  return (
    <ConfirmDialog
      title={t.deletion.title}
      confirm={t.deletion.yes}
      destroys
      onConfirm={() => void deleteIt()}
      onCancel={onCancel}
    >
      <p>{t.deletion.text}</p>
    </ConfirmDialog>
  );
}
