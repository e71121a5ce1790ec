import type { Duplicates } from './registration.contract.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';

/** State of the registration form after a submission. The password is never sent back. */
export type RegisterOutcome = {
  /** Entered values by field name. */
  values: Record<string, string>;
  msg?: string;
  /** Error messages by field name. */
  errors: Record<string, string>;
  /** Address to which a code has just been sent. */
  codeSentTo?: string;
  /** NGOs that may be the same. */
  duplicates?: Duplicates;
};

/** Options of the form, in the language of the page. */
export type RegisterView = {
  categories: NamedOption[];
  cities: NamedOption[];
  /** Names of towns by key. */
  cityNames: Record<string, string>;
};
