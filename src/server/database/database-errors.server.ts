/** The SQLSTATE of a write on a standby, or on a primary that was made read-only. */
export const READ_ONLY_STATE = '25006';
/**
 * SQLSTATE classes and codes of a PostgreSQL that is starting, stopping, unreachable, read-only or out of connections.
 */
const AWAY_STATES = new RegExp(`^(08...|57P0[123]|53300|${READ_ONLY_STATE})$`);
/** The message of the driver's error when `query_timeout` has passed. */
const UNANSWERED = 'Query read timeout';
/** Error codes of the operating system for a server that cannot be reached. */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of driver errors that have no code. */
const AWAY_WORDS = new RegExp(
  `^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|${UNANSWERED})`,
);

/**
 * Reports whether an error, or one of its causes, means that the database is currently unreachable or read-only. Such
 * a call may be retried. Any other error is a bug in the app.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code = '', syscall } = inner as NodeJS.ErrnoException;
    if (AWAY_STATES.test(code) || AWAY_CODES.test(code) || AWAY_WORDS.test(inner.message)) return true;
    // The Unix socket does not exist.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}

/** Reports whether a statement got no answer at all, so that its connection is of no use any more. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === UNANSWERED;
}

/** Reports whether a statement failed because the server takes no writes. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === READ_ONLY_STATE;
}

/** Reports whether a statement failed because a row with these values exists, by the name of the unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === index;
}
