import type { Logger } from 'pino';
import type { Language } from '../shared/languages.ts';
import type { Database } from './database.server.ts';

/** Who calls, made once at the door and carried along by an in-process call too. */
export type Caller = {
  /** The visitor's address, proxies trusted by count from the right. */
  address: string;
  language: Language;
};

/** What every API handler finds in `context.env`. */
export type ApiEnv = {
  Bindings: { db: Database; log: Logger; caller: Caller; requestId: string; limits: boolean };
};
