import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { describeFields } from './describe-fields.ts';
import type { GuardedValues } from './ngo-changes.queries.server.ts';

/** Returns a function that describes names and contact details in a language, for mails. */
export function describeFieldsIn(values: GuardedValues): (language: Language) => string {
  return (language) => describeFields(values, catalogues[language]['ngo/guarded-changes/change-fields']);
}
