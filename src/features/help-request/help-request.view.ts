import type { NamedOption } from '../reference/reference.values.ts';

/** What the form offers to choose from, in the page's language, and the town that somebody chose before. */
export type HelpFormView = { cities: NamedOption[]; town: string };

/** What was typed, by the fields' names. */
export type TypedHelp = Record<string, string>;

/** What a button of the form led to. */
export type HelpOutcome = {
  /** `code`: only the code is missing, asked for on a page of its own; `another`: there is an open request for the same thing. */
  step: 'form' | 'code' | 'another' | 'sent';
  typed: TypedHelp;
  /** Field name to sentence. */
  errors: Record<string, string>;
  /** Of the code that was asked for. */
  otp?: 'sent' | 'failed' | 'needsEmail';
  /** It could not be sent: the fault is not the form's. */
  failed?: boolean;
  /** What the server says beside. */
  msg?: string;
  /** Of the request that was made, or of the open one. */
  reference?: string;
};
