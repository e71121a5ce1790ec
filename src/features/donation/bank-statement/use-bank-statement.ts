import { useState } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import type { MatchedStatement, UnknownColumns } from './bank-statement.contract.ts';
import { MATCHES_AT_ONCE_MOST, type StatementColumns } from './bank-statement.values.ts';

/** Reads a statement, and again once its columns are chosen: the server keeps nothing of it. */
export function useBankStatement() {
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<MatchedStatement | UnknownColumns>();
  const reading = useSubmission();
  const saving = useSubmission();

  async function read(chosen: File, onlyHeadings = false): Promise<void> {
    setFile(chosen);
    const form = { file: chosen, onlyHeadings: onlyHeadings ? ('true' as const) : ('false' as const) };
    const answer = await reading.submit((api) => api.donation.matchBankStatement.$post({ form }));
    if (answer) setResult(answer.data);
  }
  return {
    result,
    reading,
    saving,
    read,
    changeColumns: () => file && read(file, true),
    async saveColumns({
      headings,
      columns,
    }: {
      headings: string[];
      columns: StatementColumns;
    }): Promise<void> {
      const json = { headings, columns };
      const saved = await saving.submit((api) => api.donation.saveStatementLayout.$post({ json }));
      if (saved && file) await read(file);
    },
    startAgain() {
      setFile(undefined);
      setResult(undefined);
    },
  };
}

/** A proposal that a person confirms: the row of its line, and the token of the donation. */
export type Chosen = { row: number; token: string };
/** Why a proposal is not confirmed, or null if the donation is received. */
export type Outcomes = ReadonlyMap<number, string | null>;

/** Confirms proposals, a few at a time, so that people see how far it is. */
export function useConfirmation() {
  const { unreachable } = useMessages('form');
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  /** Returns the number of proposals that could not be confirmed. What the server did not reach is not lost. */
  async function confirm(chosen: readonly Chosen[]): Promise<number> {
    let failed = 0;
    for (let done = 0; done < chosen.length; done += MATCHES_AT_ONCE_MOST) {
      setProgress({ done, total: chosen.length });
      const some = chosen.slice(done, done + MATCHES_AT_ONCE_MOST);
      const tokens = some.map(({ token }) => token);
      const result = await send((api) => api.donation.confirmMatches.$post({ json: { tokens } }));
      const messages = some.map((_, at) =>
        result.ok ? (result.body.data[at]?.msg ?? null) : (result.msg ?? unreachable),
      );
      failed += messages.filter((message) => message !== null).length;
      setOutcomes(
        (before) => new Map([...before, ...some.map(({ row }, at) => [row, messages[at] ?? null] as const)]),
      );
    }
    setProgress(undefined);
    return failed;
  }
  return { outcomes, progress, confirm };
}
