import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import facts from '#src/ui/area/facts.module.css';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PencilIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { bankDetailPath } from '#src/features/donation/parts/donation-paths.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import type {
  BankDetail,
  BankDetailVersion,
} from '#src/features/donation/bank-details/bank-details.contract.ts';
import own from './bank-details.module.css';
import { WaitingNote } from './waiting-note.tsx';

type SectionProps = {
  detail: BankDetail;
  canChange: boolean;
  /** Also while changes are frozen. */
  canRemove: boolean;
  onChanged: () => Promise<void>;
};

/** Bank details with their state, what waits, and what can be done with them. */
export function BankDetailSection({ detail, canChange, canRemove, onChanged }: SectionProps) {
  const t = useMessages('donation/bank-details');
  const { active, waiting } = detail;
  const shown = (active ?? waiting)!;
  const name = t.account(shown.bank, shown.accountLast4);
  return (
    <section className={classes(own.detail, layout.stack)}>
      <h2 className={own.title}>{name}</h2>
      <State detail={detail} />
      <Facts version={shown} />
      {waiting && (
        <WaitingNote
          id={detail._id}
          isPrimary={detail.isPrimary}
          active={active}
          waiting={waiting}
          canChange={canChange}
          onChanged={onChanged}
        />
      )}
      {canRemove && <Actions detail={detail} name={name} canChange={canChange} onChanged={onChanged} />}
    </section>
  );
}

function State({ detail: { active, isPrimary, isForeign } }: { detail: BankDetail }) {
  const { states: t } = useMessages('donation/bank-details');
  if (active === null)
    return (
      <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
        {t.waiting}
      </EvidenceTag>
    );
  if (!isPrimary) return <EvidenceTag icon={<CircleDashedIcon />}>{t.other}</EvidenceTag>;
  return (
    <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
      {isForeign ? t.foreign : t.main}
    </EvidenceTag>
  );
}

function Facts({ version }: { version: BankDetailVersion }) {
  const t = useMessages('donation/bank-details');
  const { accountHolder, accountLast4, bank, branch, ifsc, upiMasked } = version;
  const rows = [
    [t.facts.accountHolder, accountHolder],
    [t.facts.account, t.ending(accountLast4)],
    [t.facts.ifsc, ifsc],
    [t.facts.branch, `${bank}, ${branch}`],
    [t.facts.upiId, upiMasked ?? t.noUpi],
  ] as const;
  return (
    <dl className={facts.facts}>
      {rows.map(([head, text]) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ detail, name, canChange, onChanged }: Omit<SectionProps, 'canRemove'> & { name: string }) {
  const t = useMessages('donation/bank-details');
  const { _id: id, active, waiting, isPrimary } = detail;
  const { removeText, removeFrozen, removeOther } = t.actions;
  return (
    <div className={styles.buttons}>
      {canChange && (
        <Link className={classes(button.button, button.second, area.small)} to={bankDetailPath(id)}>
          <PencilIcon />
          <span>
            {t.actions.edit}
            <span className={layout.hiddenText}> {name}</span>
          </span>
        </Link>
      )}
      {canChange && active && !waiting && !isPrimary && (
        <PasswordAction
          label={t.actions.makePrimary}
          name={name}
          title={t.actions.makePrimaryTitle}
          confirm={t.actions.makePrimaryYes}
          password={t.password}
          call={(api) => api.donation.makePrimaryBankDetail[':id'].$post({ param: { id } })}
          onDone={onChanged}
        >
          <p>{t.actions.makePrimaryText}</p>
        </PasswordAction>
      )}
      <PasswordAction
        label={t.actions.remove}
        name={name}
        title={t.actions.removeTitle}
        confirm={t.actions.removeYes}
        destroys
        password={t.password}
        call={(api) => api.donation.removeBankDetail[':id'].$post({ param: { id } })}
        onDone={onChanged}
      >
        <p>{name}</p>
        <p>{canChange ? removeText : active && isPrimary ? removeFrozen : removeOther}</p>
      </PasswordAction>
    </div>
  );
}
