import { useState } from 'react';
import { send } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { Link } from '#src/ui/link.tsx';
import { notify } from '#src/ui/notify.tsx';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { checkPath } from '#src/features/volunteer/certificates/certificate-paths.ts';
import type { Certificate } from '#src/features/volunteer/certificates/certificates.contract.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';
import { WITHDRAW_REASON_MOST } from '#src/features/volunteer/certificates/certificates.values.ts';
import { CheckIcon, CrossIcon } from './certificate-icons.tsx';
import styles from './certificates.module.css';

type CertificateTableProps = { rows: readonly Certificate[]; onChanged: () => Promise<void> };

/** The certificates of an NGO, with what can be done with each. */
export function CertificateTable({ rows, onChanged }: CertificateTableProps) {
  const t = useMessages('volunteer/certificates');
  const { columns } = t;
  const days = useDays();
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: columns.number, cell: ({ number }) => <Number number={number} /> },
        { head: columns.name, cell: (certificate) => <Name certificate={certificate} /> },
        { head: columns.hours, right: true, cell: ({ minutes }) => formatCertificateHours(minutes) },
        {
          head: columns.period,
          cell: ({ periodFrom, periodTo }) =>
            periodFrom === periodTo
              ? days.date(periodFrom)
              : t.days(days.date(periodFrom), days.date(periodTo)),
        },
        { head: columns.state, cell: (certificate) => <State certificate={certificate} /> },
        {
          head: columns.action,
          cell: (certificate) => <Actions certificate={certificate} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

function Number({ number }: { number: string }) {
  // The table is within the language of the page.
  return (
    <Link className={styles.number} to={checkPath({ number, language: 'en' })}>
      {number}
    </Link>
  );
}

function Name({ certificate: { name, initials } }: { certificate: Certificate }) {
  const t = useMessages('volunteer/certificates');
  if (name === null) return <span className={layout.mute}>{t.erased(initials)}</span>;
  return (
    <span className={styles.name} lang={languageOfText(name)}>
      {name}
    </span>
  );
}

function State({ certificate: { issuedAt, withdrawnAt, withdrawReason } }: { certificate: Certificate }) {
  const t = useMessages('volunteer/certificates');
  const { states } = useMessages('volunteer/certificates/state');
  const days = useDays();
  const isValid = withdrawnAt === null;
  return (
    <span>
      <EvidenceTag icon={isValid ? <CheckIcon /> : <CrossIcon />} tone={isValid ? 'good' : 'bad'}>
        {isValid ? states.valid : states.withdrawn}
      </EvidenceTag>
      <span className={styles.sub}>
        {isValid
          ? t.issuedOn(days.day(issuedAt))
          : t.withdrawnOn(days.day(withdrawnAt), withdrawReason ?? '')}
      </span>
    </span>
  );
}

function Actions({ certificate, onChanged }: { certificate: Certificate; onChanged: () => Promise<void> }) {
  const t = useMessages('volunteer/certificates');
  const { withdrawDialog: dialog } = t;
  const { unreachable } = useMessages('form');
  const language = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { _id: id, number, name, initials, withdrawnAt } = certificate;
  if (withdrawnAt !== null) return null;

  async function withdraw(reason: string): Promise<string | undefined> {
    const result = await send((api) =>
      api.volunteer.withdrawCertificate[':id'].$post({ param: { id }, json: { reason } }),
    );
    if (!result.ok) return result.errors['reason'] ?? result.msg ?? unreachable;
    void notify('success', result.body.msg);
    setWithdrawing(false);
    await onChanged();
    return undefined;
  }
  return (
    <span className={styles.actions} lang={language}>
      {name !== null && (
        <SaveFile
          name={`${number}.pdf`}
          label={t.fileOf(name)}
          request={(api) => api.volunteer.getCertificateFile[':id'].$get({ param: { id } })}
        />
      )}
      <button
        type="button"
        className={classes(button.button, button.second)}
        onClick={() => setWithdrawing(true)}
      >
        <span>
          {t.withdraw}
          <span className={layout.hiddenText}> {name ?? initials}</span>
        </span>
      </button>
      {isWithdrawing && (
        <ReasonDialog
          title={dialog.title(number)}
          name="reason"
          label={dialog.reason}
          hint={dialog.hint}
          most={WITHDRAW_REASON_MOST}
          confirm={dialog.confirm}
          cancel={dialog.keep}
          onConfirm={withdraw}
          onCancel={() => setWithdrawing(false)}
        >
          {dialog.lead}
        </ReasonDialog>
      )}
    </span>
  );
}
