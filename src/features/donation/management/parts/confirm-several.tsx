import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import form from '#src/ui/form/form.module.css';
import { notify } from '#src/ui/notify.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { ConfirmationResult } from '#src/features/donation/details/details.contract.ts';
import type { ListedDonation } from '#src/features/donation/management/donations.contract.ts';
import table from './donation-table.module.css';

type ConfirmSeveralProps = {
  /** The claims on this page. */
  waiting: readonly ListedDonation[];
  chosen: readonly ListedDonation[];
  onChoose: (ids: string[]) => void;
  onChanged: () => Promise<void>;
};

/** Confirms the chosen claims together, and names those that are no longer possible. */
export function ConfirmSeveral({ waiting, chosen, onChoose, onChanged }: ConfirmSeveralProps) {
  const { several: t } = useMessages('donation/management');
  const [isOpen, setOpen] = useState(false);
  const isAll = chosen.length === waiting.length;
  return (
    <div className={table.chosen}>
      <label className={form.tick}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChoose(isAll ? [] : waiting.map(({ _id }) => _id))}
        />
        <span>{t.all}</span>
      </label>
      <span role="status" className={classes(layout.small, layout.mute)}>
        {t.chosen(chosen.length, formatCount(chosen.length))}
      </span>
      <button
        type="button"
        className={button.button}
        disabled={chosen.length === 0}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </button>
      {isOpen && <SeveralDialog chosen={chosen} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </div>
  );
}

type SeveralDialogProps = Pick<ConfirmSeveralProps, 'chosen' | 'onChanged'> & { onClose: () => void };

function SeveralDialog({ chosen, onChanged, onClose }: SeveralDialogProps) {
  const { several: t } = useMessages('donation/management');
  const { confirmDialog } = useMessages('donation/details');
  const { busy, refused, submit } = useSubmission(() => document.getElementById('receivedOn')?.focus());
  const [lost, setLost] = useState<ConfirmationResult[]>();

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const receivedOn = String(new FormData(event.currentTarget).get('receivedOn'));
    const json = { ids: chosen.map(({ _id }) => _id), receivedOn };
    const answer = await submit((api) => api.donation.confirmDonations.$post({ json }));
    if (!answer) return;
    const failed = answer.data.results.filter(({ isConfirmed }) => !isConfirmed);
    if (failed.length > 0) return setLost(failed);
    void notify('success', answer.msg);
    onClose();
    await onChanged();
  }
  async function close() {
    onClose();
    await onChanged();
  }

  if (lost) {
    const confirmed = chosen.length - lost.length;
    return (
      <Dialog title={t.done(confirmed, formatCount(confirmed))} onCancel={() => void close()}>
        <p>{t.lost}</p>
        <LostList lost={lost} donations={chosen} />
        <p>
          <button type="button" className={button.button} data-focus="" onClick={() => void close()}>
            {t.close}
          </button>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t.title(chosen.length, formatCount(chosen.length))} onCancel={onClose}>
      <p>{t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void confirm(event)}>
        <TextField
          name="receivedOn"
          type="date"
          variant="short"
          label={confirmDialog.receivedOn}
          error={refused.errors['receivedOn'] ?? refused.msg}
          defaultValue={todayInIndia()}
          max={todayInIndia()}
          required
        />
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function LostList({
  lost,
  donations,
}: {
  lost: readonly ConfirmationResult[];
  donations: readonly ListedDonation[];
}) {
  const { anonymous } = useMessages('donation');
  return (
    <ul className={layout.stack}>
      {lost.map(({ _id, msg }) => {
        const donation = donations.find((other) => other._id === _id);
        return (
          <li key={_id}>
            <b>
              {donation?.donorName ?? anonymous}, {donation?.reference}
            </b>
            <br />
            {msg}
          </li>
        );
      })}
    </ul>
  );
}
