import type { HelpChoice } from './help-request.values.ts';
import type { Confirmation } from './confirmation/confirmation.view.ts';
import type { PackedOptions } from '#src/features/reference/reference.values.ts';

/** The NGO that a form is addressed to. The name is null if the NGO is not in the directory. */
export type FormNgo = {
  _id: string;
  name: string | null;
  canBeAsked: boolean;
  /** The last day (inclusive) on which the NGO takes no requests. */
  pausedUntil: string | null;
};

/**
 * The options of the form in the page's language, and the preselected values: earlier choices, or the NGO's
 * own.
 */
export type HelpFormView = {
  cities: PackedOptions;
  town: string;
  category: HelpChoice | null;
  ngo: FormNgo | null;
  /** The earlier search text, or '' if there was none. */
  words: string;
};

/** The entered values by field name. */
export type HelpFormValues = Record<string, string>;

/** The result of submitting the form. */
export type HelpOutcome = {
  /**
   * `code`: only the code is missing, and a separate page asks for it. `another`: an open request for the
   * same thing already exists.
   */
  step: 'form' | 'code' | 'another' | 'sent';
  values: HelpFormValues;
  /** Error messages by field name. */
  errors: Record<string, string>;
  /** The result of requesting a code. */
  otp?: 'sent' | 'failed' | 'needsEmail';
  /** The request could not be sent, for a reason unrelated to the entered values. */
  failed?: boolean;
  /** An additional message from the server. */
  msg?: string;
  /** The reference of the open request that already exists. */
  reference?: string;
  /** What the page after sending shows. */
  confirmation?: Confirmation;
};

/**
 * What the form passes on to the confirmation: the new request, the ticket for its status, and the NGO that
 * was named in the form. Unknown values are ''.
 */
export type SentHelp = { reference: string; ticket: string; ngo: string };
