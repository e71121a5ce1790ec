import type { Logger } from 'pino';
import type { GrievanceOfficer } from '#src/server/config.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FileStore } from '#src/server/file-store.server.ts';
import type { FeatureHooks } from '#src/server/feature-hooks.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';

/** What the application is given to work with; it makes none of it itself. */
export type AppServices = {
  db: Database;
  log: Logger;
  /** The site's own origin, such as `https://sahay.example`; never taken from a request's Host. */
  origin: string;
  demo: boolean;
  /** Whom people complain to about their data, when the operator named somebody. */
  grievance?: GrievanceOfficer | undefined;
  /** Where a weakness is reported, when the operator said so. */
  securityContact?: string | undefined;
  /** Whether callers are held to the endpoints' limits. */
  limits: boolean;
  keys: Keys;
  queue: Queue;
  files: FileStore;
  /** What features do when something happens to an NGO. */
  features: readonly FeatureHooks[];
  /** Drops the responses with any of these tags from this process's cache. */
  dropResponses?: (tags: readonly string[]) => void;
};

/** What the start makes; the application adds what its features declare. */
export type StartServices = Omit<AppServices, 'features'>;
