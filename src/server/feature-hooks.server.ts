import type { Database } from './database.server.ts';
import type { Queue } from './queue.server.ts';

/**
 * The hooks of a feature that services call. They must not depend on the API, which itself depends on the
 * services.
 */
export type FeatureHooks = {
  /** Runs in the transaction in which an NGO is verified, suspended, deleted or restored. */
  onNgoStatusChange?: (
    services: TransactionServices,
    change: { ngoId: string; status: string },
  ) => Promise<void>;
  /** Erases the feature's data about an NGO, in the transaction that erases the NGO. */
  eraseNgo?: (services: TransactionServices, ngoId: string) => Promise<void>;
};

/** The services inside a transaction; `db` is the transaction. */
export type TransactionServices = { db: Database; queue: Queue };
