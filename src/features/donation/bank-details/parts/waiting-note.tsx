import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import styles from '#src/features/donation/parts/donations.module.css';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import type { BankDetailVersion } from '#src/features/donation/bank-details/bank-details.contract.ts';
import own from './bank-details.module.css';

type WaitingNoteProps = {
  /** Of the bank details. */
  id: string;
  isPrimary: boolean;
  /** What donors see now; null if these bank details are new. */
  active: BankDetailVersion | null;
  waiting: BankDetailVersion;
  canChange: boolean;
  onChanged: () => Promise<void>;
};

/** Says what waits and until when, who asked for it, and offers to withdraw it. */
export function WaitingNote(props: WaitingNoteProps) {
  const { id, isPrimary, active, waiting, canChange, onChanged } = props;
  const { waiting: t } = useMessages('donation/bank-details');
  const days = useDays();
  const words = useWords();
  const { requestedBy, requestedAt, takesEffectAt, isDue, makesPrimary } = waiting;
  const until = days.time(takesEffectAt);
  const asked = words.time(requestedAt);
  return (
    <div className={classes(notes.note, notes.warn, layout.stack, layout.read)}>
      <p>
        <b>{isDue ? t.due : active ? t.title(until) : t.titleNew(until)}</b>
      </p>
      {active && <Changes active={active} waiting={waiting} />}
      {makesPrimary && !isPrimary && <p>{t.primary}</p>}
      <p className={layout.small}>{requestedBy === null ? t.bySomeone(asked) : t.by(requestedBy, asked)}</p>
      {canChange && (
        <div className={styles.buttons}>
          <PasswordAction
            label={t.withdraw}
            name=""
            title={t.withdrawTitle}
            confirm={t.withdrawYes}
            withdraws
            call={(api) => api.donation.withdrawBankDetail[':id'].$post({ param: { id } })}
            onDone={onChanged}
          >
            <p>{t.withdrawText}</p>
          </PasswordAction>
        </div>
      )}
    </div>
  );
}

/** What is different, the old beside the new. */
function Changes({ active, waiting }: { active: BankDetailVersion; waiting: BankDetailVersion }) {
  const t = useMessages('donation/bank-details');
  const sides = (version: BankDetailVersion) => ({
    accountHolder: version.accountHolder,
    account: t.ending(version.accountLast4),
    ifsc: version.ifsc,
    bank: version.bank,
    branch: version.branch,
    upiId: version.upiMasked ?? t.noUpi,
  });
  const [before, after] = [sides(active), sides(waiting)];
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  return (
    <dl className={own.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t.facts[name]}</dt>
          <dd>
            <del className={own.was}>{before[name]}</del> <b>{after[name]}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
