import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import operations from '#src/ui/area/operations.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import {
  describeChanges,
  describeDestination,
  nameOfDestination,
  type Destination,
} from '#src/features/donation/bank-changes/destination.ts';
import type { PlaceNames } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import type { WaitingChange } from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import {
  partOfPage,
  type GuardedField,
  type GuardedPart,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import { NameWarnings } from '#src/features/ngo/name-checks/name-warnings.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import own from './bank-oversight.module.css';
import { StopAction } from './stop-action.tsx';

type Done = { onDone: () => Promise<void> };
type Places = { places: PlaceNames };

/** Changes that wait, the oldest first, each with what it replaces. */
export function ChangeTable({ rows, places, onDone }: { rows: WaitingChange[] } & Places & Done) {
  const t = useMessages('donation/bank-oversight');
  const words = useWords();
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ kind, _id }) => `${kind} ${_id}`}
      columns={[
        {
          head: t.columns.ngo,
          cell: ({ ngo }) => (
            <Link className={operations.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
              {words.name(ngo)}
            </Link>
          ),
        },
        { head: t.columns.change, cell: (row) => <Change row={row} places={places} /> },
        {
          head: t.columns.who,
          cell: ({ requestedBy, requestedAt }) => (
            <span className={classes(styles.cell, styles.text)}>
              {requestedBy ?? t.nobody}
              <span className={styles.sub}>{words.time(requestedAt)}</span>
            </span>
          ),
        },
        {
          head: t.columns.effect,
          cell: ({ takesEffectAt, isDue }) => (
            <span className={styles.cell}>
              {takesEffectAt === null ? t.checked : isDue ? t.due : words.time(takesEffectAt)}
            </span>
          ),
        },
        { head: t.columns.action, cell: (row) => <Actions row={row} places={places} onDone={onDone} /> },
      ]}
    />
  );
}

function Change({
  row: { destination, before, makesPrimary, sharesName, nameWarnings },
  places,
}: { row: WaitingChange } & Places) {
  const t = useMessages('donation/bank-oversight');
  const words = { t: useMessages('donation/bank-changes/destination'), ...places };
  return (
    <div className={own.change}>
      <p>
        <span className={styles.sub}>{t.before}</span>
        {before === null ? t.first : describeDestination(before, words)}
      </p>
      <p>
        <span className={styles.sub}>{t.after}</span>
        <b>{describeDestination(destination, words)}</b>
      </p>
      {before !== null && (
        <p className={styles.sub}>{describeChanges({ before, after: destination }, words.t)}</p>
      )}
      {makesPrimary && <p className={styles.sub}>{t.primary}</p>}
      {sharesName === false && (
        <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
          {t.otherName}
        </EvidenceTag>
      )}
      <NameWarnings warnings={nameWarnings} />
    </div>
  );
}

function Actions({ row, places, onDone }: { row: WaitingChange } & Places & Done) {
  const t = useMessages('donation/bank-oversight');
  const destinations = { t: useMessages('donation/bank-changes/destination'), ...places };
  const words = useWords();
  const { kind, _id: id, ngo, destination } = row;
  const name = words.name(ngo);
  return (
    <div className={styles.buttons}>
      <PasswordAction
        label={t.confirm}
        name={`${name}: ${nameOfDestination(destination, destinations.t)}`}
        title={t.confirmTitle[kind]}
        confirm={t.confirmYes}
        password={t.password}
        call={(api) => api.donation.confirmBankChange[':kind'][':id'].$post({ param: { kind, id } })}
        onDone={onDone}
      >
        <p>
          <b>{describeDestination(destination, destinations)}</b>
        </p>
        <p>
          {[t.confirmText[kind](name), ...partsOf(destination).map((part) => t.questions[part])].join(' ')}
        </p>
      </PasswordAction>
      <StopAction change={row} places={places} name={name} text={t.stopText} onDone={onDone} />
    </div>
  );
}

/** What a change of the page is about. */
function partsOf(destination: Destination): GuardedPart[] {
  if (!('fields' in destination)) return [];
  return [...new Set((Object.keys(destination.fields) as GuardedField[]).map(partOfPage))];
}
