import type { StatementProblem } from '#src/features/donation/bank-statement/bank-statement.values.ts';

/** Thrown while a file is read that is no bank statement. */
export class StatementError extends Error {
  override name = 'StatementError';
  readonly problem: StatementProblem;

  constructor(problem: StatementProblem) {
    super(problem);
    this.problem = problem;
  }
}
