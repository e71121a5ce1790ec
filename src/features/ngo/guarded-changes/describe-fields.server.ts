import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Describe } from './change.emails.server.ts';
import { describeChangedFields, describeFields } from './describe-fields.ts';
import type { GuardedValues } from './ngo-changes.queries.server.ts';

/** Returns a function that describes names and contact details in a language, for mails. */
export function describeFieldsIn(values: GuardedValues): Describe {
  return (language) => describeFields(values, catalogues[language]['ngo/guarded-changes/change-fields']);
}

/** Returns a function that says in a language which names and contact details are different, for mails. */
export function describeChangedFieldsIn(values: GuardedValues): Describe {
  return (language) =>
    describeChangedFields(values, catalogues[language]['ngo/guarded-changes/change-fields']);
}
