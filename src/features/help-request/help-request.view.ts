import type { HelpCategory } from './help-request.values.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';

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
  cities: NamedOption[];
  town: string;
  category: HelpCategory | null;
  ngo: FormNgo | null;
  /** The earlier search text, or '' if there was none. */
  words: string;
};

/** How the addressed NGO was asked: alone, together with others, or not at all. */
export type OfferScope = 'alone' | 'withOthers' | 'not';

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
  /** The reference of the new request, or of the open one that already exists. */
  reference?: string;
  /** Set only for a new request that is addressed to an NGO. */
  offerScope?: OfferScope;
};

/** Returns how the NGO named in the form was asked, or undefined if the form named none. */
export function offerScopeOf({
  values,
  ngo,
}: {
  values: HelpFormValues;
  ngo: unknown;
}): OfferScope | undefined {
  if (values['ngo'] === undefined) return undefined;
  if (!ngo) return 'not';
  return values['askOthers'] === undefined ? 'alone' : 'withOthers';
}
