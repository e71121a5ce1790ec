import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { addPaise, formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useConfirmation } from '#src/features/donation/bank-statement/use-bank-statement.ts';
import type {
  MatchCandidate,
  MatchedStatement,
  Proposal,
} from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import { OtherLines } from './other-lines.tsx';
import { Proposals, type Choices } from './proposals.tsx';
import { ReadColumns } from './read-columns.tsx';
import styles from './bank-statement.module.css';

type MatchedStatementProps = {
  matched: MatchedStatement;
  onChangeColumns: () => void;
  onStartAgain: () => void;
};

/** What a statement proves, to be confirmed together. */
export function MatchedStatementView({ matched, onChangeColumns, onStartAgain }: MatchedStatementProps) {
  const t = useMessages('donation/bank-statement');
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(matched));
  const [failed, setFailed] = useState(0);
  const { outcomes, progress, confirm } = useConfirmation();
  const received = [...outcomes.values()].filter((outcome) => outcome === null).length;
  const ticked = [...choices].filter(([row, { isTicked }]) => isTicked && outcomes.get(row) !== null);
  const isBusy = progress !== undefined;
  useEffect(() => heading.current?.focus(), []);

  async function confirmTicked() {
    const chosen = ticked.map(([row, { candidate }]) => ({ row, token: candidate.token }));
    setFailed(await confirm(chosen));
    heading.current?.focus();
  }
  const choose = (row: number, choice: { candidate: MatchCandidate; isTicked: boolean }) =>
    setChoices((before) => new Map([...before, [row, choice]]));
  const amount = addPaise(...ticked.map(([, { candidate }]) => candidate.amount));
  const shared = { choices, outcomes, isBusy, onChoose: choose };
  const { counts, proved, perhaps } = matched;
  return (
    <div className={layout.loose}>
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {received > 0 && !isBusy
            ? t.headlineReceived(received, formatCount(received))
            : headlineOf(t, counts)}
        </h1>
        <p className={classes(layout.mute, layout.read)}>
          {t.counts(formatCount(counts.rows), formatCount(counts.credits))} {received > 0 && t.receiptsFollow}
        </p>
        {failed > 0 && !isBusy && (
          <p className={classes(notes.note, notes.warn, layout.read)} role="alert">
            {t.notAll(failed, formatCount(failed))}
          </p>
        )}
        <ReadColumns matched={matched} onChange={onChangeColumns} />
      </div>
      <Proposals {...t.proved} proposals={proved} {...shared} />
      <Proposals {...t.perhaps} proposals={perhaps} {...shared} />
      {proved.length + perhaps.length > 0 && (
        <div className={classes(layout.stack, styles.confirm)}>
          <p className={layout.line}>
            <button
              type="button"
              className={button.button}
              disabled={isBusy || ticked.length === 0}
              onClick={() => void confirmTicked()}
            >
              {t.confirm(ticked.length, formatCount(ticked.length), formatRupees(amount))}
            </button>
          </p>
          <div role="status">
            {isBusy ? (
              <>
                <p>{t.progress(formatCount(progress.done), formatCount(progress.total))}</p>
                <progress
                  className={styles.progress}
                  max={progress.total}
                  value={progress.done}
                  aria-label={t.progress(formatCount(progress.done), formatCount(progress.total))}
                />
              </>
            ) : (
              ticked.length === 0 && <p className={layout.mute}>{t.nothingTicked}</p>
            )}
          </div>
        </div>
      )}
      <OtherLines matched={matched} />
      <p>
        <button type="button" className={classes(button.button, button.second)} onClick={onStartAgain}>
          {t.other}
        </button>
      </p>
    </div>
  );
}

/** Proved matches are ticked at first, those that only a person can tell are not. */
function firstChoices({ proved, perhaps }: MatchedStatement): Choices {
  const choiceOf = (isTicked: boolean) => (proposal: Proposal) =>
    [proposal.line.row, { candidate: proposal.candidates[0]!, isTicked }] as const;
  return new Map([...proved.map(choiceOf(true)), ...perhaps.map(choiceOf(false))]);
}

type Texts = ReturnType<typeof useMessages<'donation/bank-statement'>>;

function headlineOf(t: Texts, { proved, perhaps }: MatchedStatement['counts']): string {
  if (proved > 0) return t.headline(proved, formatCount(proved));
  return perhaps > 0 ? t.headlinePerhaps(perhaps, formatCount(perhaps)) : t.headlineNothing;
}
