import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { ApiClient } from '#src/browser/api-client.ts';
import type { GrievanceOfficer } from '#src/server/config.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** What a page's loader is given: the typed API client (in process), the language of the URL, the public origin. */
export type PageContext = {
  /** What a form sent while it could not be taken, to be sent again. */
  unsent?: [name: string, value: string][] | undefined;
  api: ApiClient;
  language: Language;
  origin: string;
  demo: boolean;
  features: readonly Feature[];
  grievance: GrievanceOfficer | undefined;
  log: Logger;
  /** Sends what a page says of itself along with its answer, inside the process. */
  addNote: (note: string) => void;
};

export const pageContext = createContext<PageContext>();
