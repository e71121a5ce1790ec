import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { ApiClient } from '#src/api-client.ts';
import type { GrievanceOfficer } from '../config.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** What a page's loader is given: the typed API client (in process), the language of the URL, the public origin. */
export type PageContext = {
  api: ApiClient;
  language: Language;
  origin: string;
  demo: boolean;
  grievance: GrievanceOfficer | undefined;
  log: Logger;
};

export const pageContext = createContext<PageContext>();
