/** An SQL expression: the channel on which pg-boss announces jobs that may run at once. The payload is their kind. */
export const QUEUE_CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`;
