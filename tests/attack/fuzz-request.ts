import type { Operation } from './api-document.ts';
import type { KnownIds } from './sample-body.ts';

/** The callers. `visitor` has no token. */
export const CALLERS = ['visitor', 'ngo', 'staff', 'admin', 'otherNgo'] as const;
export type CallerName = (typeof CALLERS)[number];

export type FuzzRequest = {
  number: number;
  caller: CallerName;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
  /** Whether the connection is closed in the middle of the body. */
  isAborted: boolean;
  /** Whether the response may take longer, or be 503 with Retry-After. */
  hashesPassword: boolean;
  /** Whether the password is sent again beforehand, as the endpoint requires. */
  isConfirmed: boolean;
};

/** What requests are made from. The same for every request of a run. */
export type FuzzInputs = { operations: Operation[]; pages: Page[]; ids: KnownIds };

/** A page and the fields of its form. Without fields, it has no form to send. */
export type Page = { path: string; fields: string[] };
