import type { Operation } from './api-document.ts';
import type { KnownIds } from './sample-body.ts';

/** Who calls; `visitor` has no token. */
export const CALLERS = ['visitor', 'ngo', 'staff', 'admin', 'otherNgo'] as const;
export type CallerName = (typeof CALLERS)[number];

export type FuzzRequest = {
  number: number;
  caller: CallerName;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
  /** The connection is closed in the middle of the body. */
  isHalfSent: boolean;
  /** Its answer may take longer, or be 503 with Retry-After. */
  hashesPassword: boolean;
  /** The password is given again before, as the endpoint asks for it. */
  isConfirmed: boolean;
};

/** What requests are made of; the same for every request of a run. */
export type Material = { operations: Operation[]; pages: Page[]; ids: KnownIds };

/** A page, with the fields of the form it holds; none: it has no form that is sent. */
export type Page = { path: string; fields: string[] };
