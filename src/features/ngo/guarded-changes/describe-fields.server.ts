import { catalogues } from '#src/messages/catalogues.server.ts';
import { needNamesIn } from '#src/features/reference/need-names.server.ts';
import { namesIn } from '#src/features/reference/reference-names.server.ts';
import type { Describe } from './change.emails.server.ts';
import { describeChangedFields, describeFields } from './describe-fields.ts';
import type { GuardedValues } from './guarded-values.server.ts';

/** Returns a function that describes guarded values in a language, for mails. */
export function describeFieldsIn(values: GuardedValues): Describe {
  return (language) =>
    describeFields({
      values,
      t: catalogues[language]['ngo/guarded-changes/change-fields'],
      names: namesIn(language),
      needs: needNamesIn(language),
    });
}

/** Returns a function that says in a language which names and contact details are different, for mails. */
export function describeChangedFieldsIn(values: GuardedValues): Describe {
  return (language) =>
    describeChangedFields(values, catalogues[language]['ngo/guarded-changes/change-fields']);
}
