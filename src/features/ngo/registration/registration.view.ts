import type { Duplicates } from './registration.contract.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';

/** What the form of registering shows when it comes back: all but the password, which is never sent back. */
export type RegisterOutcome = {
  /** What was typed, by the fields' names. */
  values: Record<string, string>;
  msg?: string;
  /** Field name to sentence. */
  errors: Record<string, string>;
  /** To which address the code has just been sent. */
  codeSentTo?: string;
  /** NGOs that it could be. */
  duplicates?: Duplicates;
};

/** What the form offers to choose from, in the page's language. */
export type RegisterView = {
  categories: NamedOption[];
  cities: NamedOption[];
  /** What towns are called, by their keys. */
  cityNames: Record<string, string>;
};
