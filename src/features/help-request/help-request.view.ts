import type { HelpCategory } from './help-request.values.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';

/** The NGO that a form is addressed to; without a name it is not in the directory. */
export type FormNgo = {
  _id: string;
  name: string | null;
  canBeAsked: boolean;
  /** It has no room until this day, that day included. */
  pausedUntil: string | null;
};

/** What the form offers to choose from, in the page's language, and what somebody chose before, or the NGO's own. */
export type HelpFormView = {
  cities: NamedOption[];
  town: string;
  category: HelpCategory | null;
  ngo: FormNgo | null;
  /** What somebody searched for before; '' for nothing. */
  words: string;
};

/** What became of the NGO that a request was addressed to: asked alone, beside others, or not asked. */
export type AskedFirst = 'alone' | 'withOthers' | 'not';

/** What was typed, by the fields' names. */
export type HelpFormValues = Record<string, string>;

/** What a button of the form led to. */
export type HelpOutcome = {
  /** `code`: only the code is missing, asked for on a page of its own; `another`: there is an open request for the same thing. */
  step: 'form' | 'code' | 'another' | 'sent';
  typed: HelpFormValues;
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
  /** Of a request that was made and addressed to an NGO. */
  askedFirst?: AskedFirst;
};

/** What became of the NGO that a form named; undefined when it named none. */
export function askedFirstOf({
  typed,
  ngo,
}: {
  typed: HelpFormValues;
  ngo: unknown;
}): AskedFirst | undefined {
  if (typed['ngo'] === undefined) return undefined;
  if (!ngo) return 'not';
  return typed['askOthers'] === undefined ? 'alone' : 'withOthers';
}
