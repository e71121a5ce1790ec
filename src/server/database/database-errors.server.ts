/** SQLSTATE classes and codes of a PostgreSQL that is starting, stopping, full or gone. */
const AWAY_STATES = /^(08...|57P0[123]|53300)$/;
/** How the system says that nobody is there. */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver has no codes for these. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error, or what caused it, tells that the database cannot be reached now. Such a call may be tried again;
 * any other fault is ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code = '', syscall } = inner as NodeJS.ErrnoException;
    if (AWAY_STATES.test(code) || AWAY_CODES.test(code) || AWAY_WORDS.test(inner.message)) return true;
    // A unix socket that is not there.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}
