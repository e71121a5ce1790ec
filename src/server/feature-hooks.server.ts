import type { Database } from './database.server.ts';
import type { Queue } from './queue.server.ts';

/**
 * The hooks of a feature that services call. They must not depend on the API, which itself depends on the
 * services.
 */
export type FeatureHooks = {
  /**
   * Runs in the transaction in which an NGO is verified, suspended, deleted or restored. `isWithdrawn`: it
   * is deleted because it took back its own consent. `wasClosed`: it was suspended or deleted until now.
   * `mistakeMinutes`: how long to wait with what a restoration cannot undo.
   */
  onNgoStatusChange?: (services: TransactionServices, change: NgoStatusChange) => Promise<void>;
  /** Erases the feature's data about an NGO, in the transaction that erases the NGO. */
  eraseNgo?: (services: TransactionServices, ngoId: string) => Promise<void>;
  /** Rewrites rows of personal data that an earlier version wrote otherwise. It may run at any time, and again. */
  rewriteOldRows?: (db: Database) => Promise<unknown>;
  /** Returns the texts of an NGO that become public once it is verified, with what each record is called. */
  listTextsOfNgo?: (db: Database, ngoId: string) => Promise<{ title: string; texts: object }[]>;
  /** Returns undefined if changes of the NGO are not frozen. */
  readFreeze?: (db: Database, ngoId: string) => Promise<NgoFreeze | undefined>;
  /** Returns what became of changes that mails announce, by the ids that the mails have. */
  readChangeStates?: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, ChangeState>>;
  /** For staff: finds the names of the feature's records, which the audit log knows by id. */
  recordNames?: Partial<RecordNames>;
};

/** Whether a change waits, is public, or neither any more. */
export type ChangeState = 'waiting' | 'public' | 'over';

/** Since when an NGO cannot change where money or calls go, and the address of who asked for what was not its own. */
export type NgoFreeze = { frozenAt: string; requestedBy: string | null };

type NgoStatusChange = {
  ngoId: string;
  status: string;
  isWithdrawn: boolean;
  wasClosed: boolean;
  mistakeMinutes: number;
};

/** Each returns what it finds in one query; ids of records that no longer exist are missing. */
type RecordNames = {
  ngos: FindNames<{ name: string; nameGu: string | null; nameHi: string | null; status: string }>;
  accounts: FindNames<{ name: string; email: string; ngoId: string | null }>;
  requests: FindNames<{ reference: string }>;
};
type FindNames<Named> = (db: Database, ids: readonly string[]) => Promise<({ _id: string } & Named)[]>;

/** The services inside a transaction; `db` is the transaction. */
export type TransactionServices = { db: Database; queue: Queue };
