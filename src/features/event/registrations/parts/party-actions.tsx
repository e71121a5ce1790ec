import { useState, type ReactNode } from 'react';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './registrations.module.css';
import events from '#src/features/event/management/parts/events.module.css';
import type { EventParty } from '#src/features/event/registrations/registrations.contract.ts';
import { CheckIcon, CrossIcon, MoveUpIcon, UndoIcon } from './registrations-icons.tsx';

type PartyActionsProps = { party: EventParty; eventId: string; onChanged: () => Promise<void> };

/** What can be done with a registration now. */
export function PartyActions({ party, eventId, onChanged }: PartyActionsProps) {
  const t = useMessages('event/registrations');
  const { busy, submit } = useToastSubmission();
  const [isCancelling, setCancelling] = useState(false);
  const { status, name, email } = party;
  const ids = { eventId, id: party._id };
  async function act(call: ApiCall<{ msg: string }>) {
    setCancelling(false);
    await submit(call);
    // A colleague may have changed it first, so the list is read again in any case.
    await onChanged();
  }
  const mark = (attended: boolean) =>
    void act((api) => api.event.markAttended.$post({ json: { ...ids, attended } }));
  if (status === 'cancelled') return null;

  return (
    <span className={events.actions}>
      {status === 'registered' && (
        <Action icon={<CheckIcon />} label={t.mark} name={name} busy={busy} onClick={() => mark(true)} />
      )}
      {status === 'attended' && (
        <Action icon={<UndoIcon />} label={t.takeBack} name={name} busy={busy} onClick={() => mark(false)} />
      )}
      {status === 'waiting' && (
        <Action
          icon={<MoveUpIcon />}
          label={t.moveUp}
          name={name}
          busy={busy}
          onClick={() => void act((api) => api.event.moveFromWaiting.$post({ json: ids }))}
        />
      )}
      {status !== 'attended' && (
        <Action
          icon={<CrossIcon />}
          label={t.cancel}
          name={name}
          busy={busy}
          onClick={() => setCancelling(true)}
        />
      )}
      {isCancelling && (
        <ConfirmDialog
          title={t.cancelDialog.title(name)}
          confirm={t.cancelDialog.confirm}
          cancel={t.cancelDialog.keep}
          destroys
          onConfirm={() => void act((api) => api.event.cancelRegisterUser.$post({ json: ids }))}
          onCancel={() => setCancelling(false)}
        >
          <p>
            {t.cancelDialog.lead} {email === null ? t.cancelDialog.notMailed : t.cancelDialog.mailed}
          </p>
        </ConfirmDialog>
      )}
    </span>
  );
}

type ActionProps = { icon: ReactNode; label: string; name: string; busy: boolean; onClick: () => void };

function Action({ icon, label, name, busy, onClick }: ActionProps) {
  return (
    <BusyButton
      className={classes(button.button, button.second, area.small, styles.action)}
      busy={busy}
      onClick={onClick}
    >
      {icon}
      <span>
        {label}
        <span className={layout.hiddenText}> {name}</span>
      </span>
    </BusyButton>
  );
}
