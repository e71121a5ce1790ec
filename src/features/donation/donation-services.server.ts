import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';

/** What changes of donations need. `db` is the pool or a transaction. */
export type DonationServices = { db: Database; queue: Queue; origin: string; keys: Keys };
