/** The largest bank statement that is read, in bytes. */
export const STATEMENT_BYTES_MOST = 10 * 1024 * 1024;
/** Lines that are read of a statement, without those that are empty. */
export const STATEMENT_LINES_MOST = 50_000;
/** Columns further right are ignored. */
export const STATEMENT_COLUMNS_MOST = 60;
/** In characters. The rest of a longer cell is ignored. */
export const CELL_MOST = 500;
/** In characters. The rest of a longer heading is ignored. */
export const HEADING_MOST = 100;
/** Layouts that are remembered for an NGO. Each bank needs one. */
export const LAYOUTS_MOST = 50;
/** The file name endings that the file dialog offers. */
export const STATEMENT_TYPES = '.csv,.xlsx,.xls,.tsv,.txt';

/** Proposals of one statement. More follow when these are confirmed and the statement is read again. */
export const PROPOSALS_MOST = 3_000;
/** Lines of each other kind in a response. Their number is given in full. */
export const OTHER_LINES_MOST = 300;
/** Donations that a line may belong to, the likeliest first. */
export const CANDIDATES_MOST = 5;
/** Matches that one call confirms. Each issues a receipt. */
export const MATCHES_AT_ONCE_MOST = 20;

/** Which column holds what, counted from 0. */
export type StatementColumns = {
  date: number;
  narration: number;
  reference: number | null;
  /** Money in; or with `direction`, the amount of every line. */
  credit: number;
  /** Says Cr or Dr. */
  direction: number | null;
};

/** Why a file is no bank statement that can be read, as a message key. */
export const STATEMENT_PROBLEMS = [
  'statementEmpty',
  'statementPdf',
  'statementOldExcel',
  'statementEncrypted',
  'statementWebPage',
  'statementUnreadable',
  'statementTooLarge',
  'statementTooLong',
  'statementNoLines',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

/** What makes a line and a donation belong together. */
export const MATCH_REASONS = [
  'number',
  'reference',
  'numberAndReference',
  'sameNumber',
  'otherDay',
  'similarNumber',
  'amount',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];
