import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';

/** What mails to volunteers need. `db` is the pool or a transaction. */
export type VolunteerServices = { db: Database; queue: Queue; origin: string; keys: Keys };
