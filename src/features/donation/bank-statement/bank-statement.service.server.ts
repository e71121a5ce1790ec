import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { turnTaker } from '#src/server/workers/turns.server.ts';
import { runWorker } from '#src/server/workers/worker-thread.server.ts';
import { addDays } from '#src/shared/india-time.ts';
import type { MatchedStatement, UnknownColumns } from './bank-statement.contract.ts';
import {
  selectLayouts,
  selectOpenDonations,
  selectReceivedDonations,
} from './bank-statement.queries.server.ts';
import { matchLines } from './bank-statement.rules.ts';
import {
  OTHER_LINES_MOST,
  PROPOSALS_MOST,
  STATEMENT_BYTES_MOST,
  type StatementProblem,
} from './bank-statement.values.ts';
import { compareLines, type Match } from './match.rules.ts';
import type { ReadStatement, StatementFile } from './reading/read-statement.server.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';
import { findRecordedByWord } from './recorded-by-word.rules.ts';
import { shownLine, toCandidate, toProposal } from './shown-matches.server.ts';
import { findUsedLines } from './used-lines.server.ts';

type Services = { db: Database; keys: Keys };
type Lines = Extract<ReadStatement, { kind: 'lines' }>;

const READER = 'src/features/donation/bank-statement/reading/read-statement.worker.server.ts';
/** 50,000 lines of a workbook need about 100 MiB and three seconds. */
const READER_LIMITS = { memoryMiB: 192, milliseconds: 20_000 };
/** A statement is read in a thread of its own. Each that waits keeps its file in memory. */
const takeTurn = turnTaker({
  waitingMost: 10,
  waitingOfOneMost: 2,
  message: 'statementsBusy',
  retryAfter: 5,
});
/** Open donations that a statement is compared with. */
const OPEN_MOST = 50_000;
/** Donations added by hand can have a day that differs from the bank's. */
const DAYS_AROUND = 10;

/**
 * Compares a bank statement with the open donations of the caller's NGO and returns proposals, or the headings
 * and the first lines if it is not known which column holds what. Stores nothing of the file.
 * @throws {AppError} 422 if the file is no bank statement that can be read, 429 if too many are being read.
 */
export async function matchBankStatement(
  services: Services,
  { file, onlyHeadings, call }: { file: File; onlyHeadings: boolean; call: SignedInCall },
): Promise<MatchedStatement | UnknownColumns> {
  const ngoId = call.account.ngoId!;
  if (file.size > STATEMENT_BYTES_MOST) throw refused('statementTooLarge');
  if (file.size === 0) throw refused('statementEmpty');
  const layouts = await selectLayouts(services.db, ngoId);
  const read = await takeTurn({
    sender: ngoId,
    work: async () => readFile({ bytes: new Uint8Array(await file.arrayBuffer()), layouts, onlyHeadings }),
  });
  if (read.kind === 'refused') throw refused(read.problem);
  if (read.kind === 'columns') {
    const { headings, rows, columns = null } = read;
    return { state: 'columns', headings, rows, columns };
  }
  const matched = await matchRead(services, { read, ngoId });
  const change = { action: 'matchBankStatement', entity: 'bankStatement', entityId: '', ngoId };
  const { rows: lines, proved, perhaps } = matched.counts;
  await recordChange(services.db, { call, change: { ...change, after: { lines, proved, perhaps } } });
  return matched;
}

async function readFile(file: StatementFile): Promise<ReadStatement> {
  const read = await runWorker<ReadStatement>({ module: READER, data: file, ...READER_LIMITS });
  return read ?? { kind: 'refused', problem: 'statementUnreadable' };
}

const refused = (key: StatementProblem) => new AppError({ status: 422, key, fields: { file: key } });

async function matchRead(
  { db, keys }: Services,
  { read, ngoId }: { read: Lines; ngoId: string },
): Promise<MatchedStatement> {
  const lines = read.lines.sort(compareLines);
  const received = await selectReceivedDonations(db, { ngoId, ...daysAround(lines), utrs: utrsOf(lines) });
  const { used, left, hashOf } = findUsedLines({ keys, ngoId, lines, received });
  const donations = await selectOpenDonations(db, {
    ngoId,
    utrs: utrsOf(left),
    references: left.flatMap(({ references }) => references),
    amounts: [...new Set(left.map(({ amount }) => amount))],
    limit: OPEN_MOST,
  });
  const { proved, perhaps, amountDiffers, rest } = matchLines({ lines: left, donations });
  const recorded = findRecordedByWord({ lines: rest, donations: received.filter(({ byWord }) => byWord) });
  const names = new Map(donations.map((donation) => [donation.id, donation.donorName]));
  const shown = { keys, ngoId, names, hashOf };
  const proposals = (matches: Match[]) =>
    matches.slice(0, PROPOSALS_MOST).map((match) => toProposal({ match, ...shown }));
  const named = ({ id: _id, reference }: { id: string; reference: string }) => ({ _id, reference });
  const most = <Item>(items: readonly Item[]) => items.slice(0, OTHER_LINES_MOST);
  return {
    state: 'matched',
    headings: read.headings,
    columns: read.columns,
    isMonthFirst: read.order === 'month',
    counts: {
      rows: read.rows,
      credits: lines.length,
      proved: proved.length,
      perhaps: perhaps.length,
      amountDiffers: amountDiffers.length,
      used: used.length,
      unmatched: rest.length,
      unreadable: read.unreadable.total,
    },
    proved: proposals(proved),
    perhaps: proposals(perhaps),
    amountDiffers: most(amountDiffers).map(({ line, donation }) => ({
      line: shownLine(line, donation),
      donation: toCandidate(donation, names),
    })),
    used: most(used).map(({ line, donation }) => ({ line: shownLine(line), donation: named(donation) })),
    unmatched: most(rest).map((line) => {
      const donation = recorded.get(line);
      return { line: shownLine(line), recorded: donation ? named(donation) : null };
    }),
    unreadable: read.unreadable.first,
  };
}

function utrsOf(lines: readonly StatementLine[]): string[] {
  return lines.flatMap(({ utrs }) => utrs);
}

/** The days in which donations of these lines may have been recorded. The lines must be sorted by day. */
function daysAround(lines: readonly StatementLine[]): { from: string; to: string } {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return { from: '2000-01-01', to: '2000-01-01' };
  return { from: addDays(first.day, -DAYS_AROUND), to: addDays(last.day, DAYS_AROUND) };
}
