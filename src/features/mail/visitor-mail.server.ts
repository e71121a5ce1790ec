import { mailboxOf } from './mailbox.rules.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';

const HOUR = 3600;
/** Mails of all kinds that one network may cause to one mailbox. Others never count against its owner. */
export const VISITOR_MAILS: RateLimit = { name: 'mail-to', requests: 10, seconds: 3 * HOUR };
/** Over all networks, which is more than anybody needs. */
export const VISITOR_MAILS_IN_ALL: RateLimit = { name: 'mail-to-all', requests: 60, seconds: 24 * HOUR };
/** Of each network, to a mailbox that got as many: so its owner still gets one, whoever floods it. */
const WHEN_FLOODED: RateLimit = { name: 'mail-to-flooded', requests: 1, seconds: HOUR };

/**
 * Returns whether a mail that a visitor asked for may go to a mailbox now, and counts it. Anybody can type any address, so
 * every mail to one that is not proved is counted here. Mails that have a limit of their own over all networks are only
 * counted for that of the mailbox. Uses its own connection, so call it outside a transaction.
 */
export async function mayMailVisitor(
  db: Database,
  { email, caller, hasOwnLimit = false }: { email: string; caller: Caller; hasOwnLimit?: boolean },
): Promise<boolean> {
  const subject = mailboxOf(email).name;
  if ((await countRequest(db, { limit: VISITOR_MAILS, subject, caller })) !== undefined) return false;
  const isFlooded = (await countRequest(db, { limit: VISITOR_MAILS_IN_ALL, subject })) !== undefined;
  if (!isFlooded || hasOwnLimit) return true;
  return (await countRequest(db, { limit: WHEN_FLOODED, subject, caller })) === undefined;
}
