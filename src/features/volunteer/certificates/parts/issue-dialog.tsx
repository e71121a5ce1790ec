import { useEffect, useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { notify } from '#src/ui/notify.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Holder, Proposal } from '#src/features/volunteer/certificates/certificates.contract.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';
import { HOURS_TEXT_MOST } from '#src/features/volunteer/certificates/certificates.values.ts';
import { FindHolder } from './find-holder.tsx';
import styles from './certificates.module.css';

type IssueDialogProps = { onIssued: () => Promise<void>; onCancel: () => void };

/** Issues a certificate: first whose it is, then for how many hours in which period. */
export function IssueDialog({ onIssued, onCancel }: IssueDialogProps) {
  const { issue: t } = useMessages('volunteer/certificates');
  const [holder, setHolder] = useState<Holder>();
  return (
    <Dialog title={t.title} onCancel={onCancel}>
      {holder ? (
        <>
          <p>
            {t.volunteer}: <b lang={languageOfText(holder.name)}>{holder.name}</b>
          </p>
          <p>
            <button
              type="button"
              className={classes(button.button, button.second)}
              onClick={() => setHolder(undefined)}
            >
              {t.other}
            </button>
          </p>
          <IssueForm key={holder._id} holder={holder} onIssued={onIssued} onCancel={onCancel} />
        </>
      ) : (
        <FindHolder onChosen={setHolder} onCancel={onCancel} />
      )}
    </Dialog>
  );
}

type Draft = { periodFrom: string; periodTo: string; hours: string };
const EMPTY: Draft = { periodFrom: '', periodTo: '', hours: '' };

/** Proposes all hours that are confirmed, and again when the period is changed. */
function useProposal({ _id: id }: Holder) {
  const [draft, setDraft] = useState(EMPTY);
  const [proposal, setProposal] = useState<Proposal>();
  const { periodFrom, periodTo } = draft;
  useEffect(() => {
    let isOutdated = false;
    const query = { ...(periodFrom && { periodFrom }), ...(periodTo && { periodTo }) };
    void send((api) => api.volunteer.proposeCertificate[':id'].$get({ param: { id }, query })).then(
      (result) => {
        if (isOutdated || !result.ok) return;
        const { data } = result.body;
        setProposal(data);
        const hours = data.minutes > 0 ? formatCertificateHours(data.minutes).replaceAll(',', '') : '';
        setDraft((now) => ({
          periodFrom: now.periodFrom || (data.periodFrom ?? ''),
          periodTo: now.periodTo || (data.periodTo ?? ''),
          hours,
        }));
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [id, periodFrom, periodTo]);
  return { draft, proposal, change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })) };
}

function IssueForm({ holder, onIssued, onCancel }: IssueDialogProps & { holder: Holder }) {
  const { issue: t } = useMessages('volunteer/certificates');
  const { draft, proposal, change } = useProposal(holder);
  const { busy, refused, submit } = useSubmission();
  const { errors, msg } = refused;

  async function issue(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { volunteerId: holder._id, ...draft };
    const issued = await submit((api) => api.volunteer.issueCertificate.$post({ json }));
    if (!issued) return;
    void notify('success', issued.msg);
    await onIssued();
  }
  const confirmed =
    proposal && (proposal.minutes > 0 ? t.confirmed(formatCertificateHours(proposal.minutes)) : t.nothing);
  const days = { type: 'date', max: todayInIndia() } as const;
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void issue(event)}>
      <ErrorSummary
        msg={msg}
        errors={errors}
        labels={{ periodFrom: t.periodFrom, periodTo: t.periodTo, hours: t.hours }}
      />
      <div className={styles.days}>
        <TextField
          {...days}
          name="periodFrom"
          label={t.periodFrom}
          error={errors['periodFrom']}
          value={draft.periodFrom}
          onChange={({ currentTarget }) => change({ periodFrom: currentTarget.value })}
        />
        <TextField
          {...days}
          name="periodTo"
          label={t.periodTo}
          error={errors['periodTo']}
          value={draft.periodTo}
          onChange={({ currentTarget }) => change({ periodTo: currentTarget.value })}
        />
      </div>
      <p role="status">{confirmed}</p>
      <TextField
        name="hours"
        label={t.hours}
        error={errors['hours']}
        variant="short"
        inputMode="decimal"
        maxLength={HOURS_TEXT_MOST}
        autoComplete="off"
        value={draft.hours}
        onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
      />
      <p className={classes(layout.small, layout.mute)}>{t.mailed}</p>
      <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}
