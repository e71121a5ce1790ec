import type { Logger } from 'pino';
import type { GrievanceOfficer } from '#src/server/config.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FileStore } from '#src/server/file-store.server.ts';
import type { FeatureHooks } from '#src/server/feature-hooks.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Paise } from '#src/shared/money.ts';

/** The services that the application works with. It receives them and creates none of them. */
export type AppServices = {
  db: Database;
  log: Logger;
  /** The site's own origin, such as `https://sahay.example`. Never read from a request's Host header. */
  origin: string;
  demo: boolean;
  /** The person who receives complaints about personal data, if the operator has named one. */
  grievance?: GrievanceOfficer | undefined;
  /** Where to report a vulnerability, if the operator has set it. */
  securityContact?: string | undefined;
  /** The address of the API of the payment gateway. */
  gatewayUrl: string;
  /** Whether the endpoints' rate limits apply. */
  limits: boolean;
  /** The most that one UPI payment may be. Larger gifts are paid in another way. */
  upiLimit: Paise;
  /** Whether UPI ids may contain an underscore. */
  upiUnderscore: boolean;
  keys: Keys;
  queue: Queue;
  files: FileStore;
  /** A folder on a disk, where uploads lie while they arrive. */
  uploadFolder: string;
  /** The hooks of the features. */
  features: readonly FeatureHooks[];
  /** Drops the responses with any of these tags from this process's cache. */
  dropResponses?: (tags: readonly string[]) => void;
};

/** The services created at startup. The application adds the hooks that its features declare. */
export type StartServices = Omit<AppServices, 'features'>;
