import type { PackedOptions } from '#src/features/reference/reference.values.ts';

/** What people typed or chose in a form. */
export type VolunteerValues = {
  texts: Record<string, string>;
  skills: string[];
  availability: string[];
};

export type ApplicationView = {
  ngo: { name: string; lang: string | undefined; path: string };
  cities: PackedOptions;
  /** The chosen town, or ''. */
  town: string;
};

/** The result of a form that was sent. */
export type ApplicationOutcome = {
  values: VolunteerValues;
  /** Sentences by field name. */
  errors: Record<string, string>;
  msg?: string;
  isSent?: boolean;
};
