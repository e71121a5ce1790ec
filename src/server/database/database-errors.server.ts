/**
 * SQLSTATE classes and codes of a PostgreSQL that is starting, stopping, unreachable or out of connections.
 */
const AWAY_STATES = /^(08...|57P0[123]|53300)$/;
/** Error codes of the operating system for a server that cannot be reached. */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of driver errors that have no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Reports whether an error, or one of its causes, means that the database is currently unreachable. Such a
 * call may be retried. Any other error is a bug in the app.
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

/** Reports whether a statement failed because a row with these values exists, by the name of the unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === index;
}
