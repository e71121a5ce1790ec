import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { ApiClient } from '#src/browser/api-client.ts';
import type { GrievanceOfficer } from '#src/server/config.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import type { Language } from '#src/shared/languages.ts';

/**
 * What the loader of a page receives: the typed API client (in process), the language of the URL, the public
 * origin.
 */
export type PageContext = {
  /** The fields of a form sent while the database was unreachable. The page offers to send them again. */
  unsent?: [name: string, value: string][] | undefined;
  api: ApiClient;
  language: Language;
  origin: string;
  demo: boolean;
  features: readonly Feature[];
  grievance: GrievanceOfficer | undefined;
  log: Logger;
  /** Attaches a note about the page to its response. It stays inside the process. */
  addNote: (note: string) => void;
};

/** The context from which loaders and actions of pages read their `PageContext`. */
export const pageContext = createContext<PageContext>();
