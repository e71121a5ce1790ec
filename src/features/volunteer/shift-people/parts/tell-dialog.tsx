import { useEffect, useState } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { notify } from '#src/ui/notify.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** Says how many volunteers get a mail about a shift, before it is sent. */
export function TellDialog({ shiftId: id, onClose }: { shiftId: string; onClose: () => void }) {
  const { tellDialog: t } = useMessages('volunteer/shift-people');
  const { sending, unreachable } = useMessages('form');
  const { cancel } = useMessages('area');
  const [people, setPeople] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { busy, refused, submit } = useSubmission();
  useEffect(() => {
    void send((api) => api.volunteer.countForShift[':id'].$get({ param: { id } })).then((result) =>
      result.ok ? setPeople(result.body.data.people) : setFailure(result.msg ?? unreachable),
    );
  }, [id, unreachable]);

  async function tell() {
    const told = await submit((api) => api.volunteer.tellVolunteers[':id'].$post({ param: { id } }));
    if (!told) return;
    void notify('success', told.msg);
    onClose();
  }
  const msg = refused.msg ?? failure;
  return (
    <Dialog title={t.title} onCancel={onClose}>
      <ErrorSummary msg={msg} errors={{}} labels={{}} />
      {people === undefined && failure === undefined && <Loading />}
      {people !== undefined && <p role="status">{t.people(people, formatCount(people))}</p>}
      <p className={layout.line}>
        {people !== undefined && people > 0 && (
          <BusyButton className={button.button} busy={busy} onClick={() => void tell()}>
            {busy ? sending : t.confirm}
          </BusyButton>
        )}
        <button type="button" className={classes(button.button, button.second)} onClick={onClose}>
          {cancel}
        </button>
      </p>
    </Dialog>
  );
}
