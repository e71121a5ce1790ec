import type { Describe } from '#src/features/ngo/guarded-changes/change.emails.server.ts';
import type { ChangeKind } from '#src/features/ngo/guarded-changes/change.values.ts';
import { needNamesIn } from '#src/features/reference/need-names.server.ts';
import { namesIn } from '#src/features/reference/reference-names.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { describeChanges, describeDestination, kindOf, type Destination } from './destination.ts';

/** Returns a function that describes in a language where money or calls go, for mails. */
export function describeIn(destination: Destination): Describe {
  return (language) =>
    describeDestination(destination, {
      t: catalogues[language]['donation/bank-changes/destination'],
      names: namesIn(language),
      needs: needNamesIn(language),
    });
}

/** Returns a function that says in a language what is different, for mails. */
export function describeChangesIn(sides: { before: Destination; after: Destination }): Describe {
  return (language) => describeChanges(sides, catalogues[language]['donation/bank-changes/destination']);
}

/** Returns what every mail about a change names. */
export function aboutChange(destination: Destination): { kind: ChangeKind; what: Describe } {
  return { kind: kindOf(destination), what: describeIn(destination) };
}
