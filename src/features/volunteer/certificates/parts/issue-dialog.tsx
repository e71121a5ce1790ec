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

/** Proposes all hours that are confirmed, and again when the period is changed. What is typed wins. */
function useProposal({ _id: id }: Holder) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [proposal, setProposal] = useState<Proposal>();
  const { periodFrom, periodTo } = typed;
  useEffect(() => {
    let isOutdated = false;
    const query = { ...(periodFrom && { periodFrom }), ...(periodTo && { periodTo }) };
    void send((api) => api.volunteer.proposeCertificate[':id'].$get({ param: { id }, query })).then(
      (result) => {
        if (!isOutdated && result.ok) setProposal(result.body.data);
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [id, periodFrom, periodTo]);
  const hours =
    proposal && proposal.minutes > 0 ? formatCertificateHours(proposal.minutes).replaceAll(',', '') : '';
  const draft: Draft = {
    periodFrom: periodFrom ?? proposal?.periodFrom ?? '',
    periodTo: periodTo ?? proposal?.periodTo ?? '',
    hours: typed.hours ?? hours,
  };
  function changePeriod(part: Partial<Omit<Draft, 'hours'>>) {
    setTyped(({ hours: _replaced, ...period }) => ({ ...period, ...part }));
  }
  const changeHours = (changed: string) => setTyped((now) => ({ ...now, hours: changed }));
  return { draft, proposal, changePeriod, changeHours };
}

function IssueForm({ holder, onIssued, onCancel }: IssueDialogProps & { holder: Holder }) {
  const { issue: t } = useMessages('volunteer/certificates');
  const { draft, proposal, changePeriod, changeHours } = useProposal(holder);
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
          onChange={({ currentTarget }) => changePeriod({ periodFrom: currentTarget.value })}
        />
        <TextField
          {...days}
          name="periodTo"
          label={t.periodTo}
          error={errors['periodTo']}
          value={draft.periodTo}
          onChange={({ currentTarget }) => changePeriod({ periodTo: currentTarget.value })}
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
        onChange={({ currentTarget }) => changeHours(currentTarget.value)}
      />
      <p className={classes(layout.small, layout.mute)}>{t.mailed}</p>
      <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}
