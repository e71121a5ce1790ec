import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CheckField, FieldError, SelectField } from '#src/ui/form/field.tsx';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Outcomes } from '#src/features/donation/bank-statement/use-bank-statement.ts';
import type {
  MatchCandidate,
  Proposal,
} from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import { donationOfNgoPath } from '#src/features/donation/parts/donation-paths.ts';
import { BankLine } from './bank-line.tsx';
import styles from './bank-statement.module.css';

/** Rows that are shown at first, and with each click. */
const ROWS = 50;

/** The donation chosen for each line, and whether it is ticked, by the row of the line. */
export type Choices = ReadonlyMap<number, { candidate: MatchCandidate; isTicked: boolean }>;

type ProposalsProps = {
  title: string;
  lead: string;
  proposals: readonly Proposal[];
  choices: Choices;
  outcomes: Outcomes;
  isBusy: boolean;
  onChoose: (row: number, choice: { candidate: MatchCandidate; isTicked: boolean }) => void;
};

/** Proposed matches, which people tick. */
export function Proposals({ title, lead, proposals, ...rest }: ProposalsProps) {
  const t = useMessages('donation/bank-statement');
  const [shown, setShown] = useState(ROWS);
  if (proposals.length === 0) return null;
  const hidden = proposals.length - shown;
  return (
    <section className={layout.stack}>
      <h2>
        {title} ({formatCount(proposals.length)})
      </h2>
      <p className={classes(layout.mute, layout.read)}>{lead}</p>
      <Table
        caption={title}
        rows={proposals.slice(0, shown)}
        keyOf={({ line }) => String(line.row)}
        columns={[
          { head: t.gift, cell: (proposal) => <Gift proposal={proposal} {...rest} /> },
          { head: t.amount, right: true, cell: ({ line }) => formatRupees(line.amount) },
          { head: t.bank, cell: ({ line }) => <BankLine line={line} /> },
          { head: t.why, cell: (proposal) => <Reason proposal={proposal} choices={rest.choices} /> },
        ]}
      />
      {hidden > 0 && (
        <button
          type="button"
          className={classes(button.button, button.second)}
          onClick={() => setShown(shown + ROWS)}
        >
          {t.more(formatCount(Math.min(hidden, ROWS)))}
        </button>
      )}
    </section>
  );
}

type GiftProps = Pick<ProposalsProps, 'choices' | 'outcomes' | 'isBusy' | 'onChoose'> & {
  proposal: Proposal;
};

function Gift({ proposal: { line, candidates }, choices, outcomes, isBusy, onChoose }: GiftProps) {
  const t = useMessages('donation/bank-statement');
  const { row } = line;
  const { candidate, isTicked } = choices.get(row)!;
  const outcome = outcomes.get(row);
  const name = `match-${row}`;
  return (
    <div className={styles.gift}>
      {outcome === null ? (
        <EvidenceTag icon={<CheckIcon />} tone="good">
          {t.received}
        </EvidenceTag>
      ) : (
        <CheckField
          name={name}
          label={<Donor candidate={candidate} />}
          checked={isTicked}
          disabled={isBusy}
          onChange={() => onChoose(row, { candidate, isTicked: !isTicked })}
        />
      )}
      {outcome === null && <Donor candidate={candidate} />}
      {outcome && <FieldError name={name} error={outcome} />}
      {candidates.length > 1 && outcome !== null && (
        <Whose
          row={row}
          candidates={candidates}
          candidate={candidate}
          isBusy={isBusy}
          onChange={(chosen) => onChoose(row, { candidate: chosen, isTicked: true })}
        />
      )}
      <Link className={styles.open} to={donationOfNgoPath(candidate._id)}>
        {candidate.reference}
      </Link>
    </div>
  );
}

function Donor({ candidate: { donorName, reference } }: { candidate: MatchCandidate }) {
  const t = useMessages('donation/bank-statement');
  const { anonymous } = useMessages('donation');
  return (
    <>
      <b lang={donorName === null ? undefined : languageOfText(donorName)}>{donorName ?? anonymous}</b>
      <span className={layout.hiddenText}> {t.tick(reference)}</span>
    </>
  );
}

type WhoseProps = {
  row: number;
  candidates: readonly MatchCandidate[];
  candidate: MatchCandidate;
  isBusy: boolean;
  onChange: (chosen: MatchCandidate) => void;
};

function Whose({ row, candidates, candidate, isBusy, onChange }: WhoseProps) {
  const t = useMessages('donation/bank-statement');
  const { anonymous } = useMessages('donation');
  const { date } = useDays();
  return (
    <SelectField
      name={`whose-${row}`}
      label={t.whose}
      value={candidate._id}
      disabled={isBusy}
      options={candidates.map(({ _id, donorName, reference, createdOn }) => ({
        value: _id,
        label: t.candidate(donorName ?? anonymous, reference, date(createdOn)),
      }))}
      onChange={({ currentTarget }) => onChange(candidates.find(({ _id }) => _id === currentTarget.value)!)}
    />
  );
}

function Reason({ proposal: { reason, line }, choices }: { proposal: Proposal; choices: Choices }) {
  const { reasons: t } = useMessages('donation/bank-statement');
  const { date } = useDays();
  const { createdOn, utr } = choices.get(line.row)!.candidate;
  switch (reason) {
    case 'otherDay':
    case 'amount':
      return t[reason](date(createdOn));
    case 'similarNumber':
      return utr === null ? t.amount(date(createdOn)) : t.similarNumber(utr);
    default:
      return t[reason];
  }
}
