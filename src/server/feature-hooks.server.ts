import type { Database } from './database.server.ts';
import type { Queue } from './queue.server.ts';

/** The part of a feature's declaration that services call: it may not know the API, which needs the services. */
export type FeatureHooks = {
  /** Runs in the transaction in which an NGO is verified, suspended, deleted or restored. */
  onNgoStatusChange?: (
    services: TransactionServices,
    change: { ngoId: string; status: string },
  ) => Promise<void>;
  /** Erases what it stores of an NGO, in the transaction in which the NGO is erased. */
  eraseNgo?: (services: TransactionServices, ngoId: string) => Promise<void>;
};

/** `db` is the transaction. */
export type TransactionServices = { db: Database; queue: Queue };
