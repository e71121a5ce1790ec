import { useState } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import cells from '#src/ui/area/table.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import type { ListedDonation } from '#src/features/donation/management/donations.contract.ts';
import { donationOfNgoPath } from '#src/features/donation/parts/donation-paths.ts';
import { DonationTag } from '#src/features/donation/parts/donation-status.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { ConfirmSeveral } from './confirm-several.tsx';
import table from './donation-table.module.css';

type CellProps = { donation: ListedDonation };

/** The donations of a page. Those that wait can be chosen and confirmed together. */
export function DonationTable({
  rows,
  onChanged,
}: {
  rows: readonly ListedDonation[];
  onChanged: () => Promise<void>;
}) {
  const t = useMessages('donation/management');
  const days = useDays();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const waiting = rows.filter(({ status }) => status === 'claimed');
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <>
      {waiting.length > 0 && (
        <ConfirmSeveral
          waiting={waiting}
          chosen={waiting.filter(({ _id }) => chosen.has(_id))}
          onChoose={(ids) => setChosen(new Set(ids))}
          onChanged={onChanged}
        />
      )}
      <Table
        caption={t.title}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          {
            head: t.columns.donor,
            cell: (donation) => (
              <Donor
                donation={donation}
                isChosen={chosen.has(donation._id)}
                onChoose={(isChosen) => choose(donation._id, isChosen)}
              />
            ),
          },
          { head: t.columns.amount, right: true, cell: (donation) => <Amount donation={donation} /> },
          { head: t.columns.method, cell: (donation) => <Method donation={donation} /> },
          {
            head: t.columns.day,
            cell: ({ day }) => <span className={styles.number}>{days.date(day)}</span>,
          },
          { head: t.columns.purpose, cell: (donation) => <Purpose donation={donation} /> },
          { head: t.columns.status, cell: (donation) => <Status donation={donation} /> },
        ]}
      />
    </>
  );
}

type DonorProps = CellProps & { isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Donor({ donation, isChosen, onChoose }: DonorProps) {
  const t = useMessages('donation/management');
  const { anonymous } = useMessages('donation');
  const language = useLanguage();
  const { _id, donorName, reference, status } = donation;
  const name = donorName ?? anonymous;
  return (
    <span className={table.donor}>
      {status === 'claimed' && (
        <label className={table.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t.choose(name)}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      )}
      <span>
        <Link className={cells.link} to={donationOfNgoPath(_id)} lang={langOfText(name, language)}>
          {name}
        </Link>
        <span className={classes(styles.sub, styles.number)}>{reference}</span>
      </span>
    </span>
  );
}

function Amount({ donation: { amount, refunded } }: CellProps) {
  const t = useMessages('donation/management');
  return (
    <span className={classes(styles.cell, styles.amount)}>
      <b className={styles.number}>{formatRupees(amount)}</b>
      {integerOf(refunded) > 0 && <span className={styles.sub}>{t.givenBack(formatRupees(refunded))}</span>}
    </span>
  );
}

function Method({ donation: { method, paymentNumber } }: CellProps) {
  const { methods } = useMessages('donation');
  return (
    <span className={styles.cell}>
      {methods[method]}
      {paymentNumber !== null && <span className={styles.sub}>{paymentNumber}</span>}
    </span>
  );
}

function Purpose({ donation: { purpose } }: CellProps) {
  const words = useWords();
  const language = useLanguage();
  if (!purpose) return '–';
  const title = words.name({ name: purpose.title, nameGu: purpose.titleGu, nameHi: purpose.titleHi });
  return (
    <span className={styles.cell} lang={langOfText(title, language)}>
      {title}
    </span>
  );
}

function Status({ donation: { status, receiptNumber } }: CellProps) {
  const t = useMessages('donation/management');
  return (
    <span className={styles.cell}>
      <DonationTag status={status} />
      {receiptNumber !== null && <span className={styles.sub}>{t.receipt(receiptNumber)}</span>}
    </span>
  );
}
