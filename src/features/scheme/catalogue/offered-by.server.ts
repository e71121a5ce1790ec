import { namesToShow } from '#src/shared/ngo-names.ts';
import type { Language } from '#src/shared/languages.ts';
import type { OfferedBy } from '#src/features/scheme/scheme.views.ts';
import type { PublicScheme } from './catalogue.contract.ts';

/** Returns the NGO of a scheme, named as on a page in `language`. */
export function offeredBy({
  ngo,
  language,
}: {
  ngo: NonNullable<PublicScheme['ngo']>;
  language: Language;
}): OfferedBy {
  const { first } = namesToShow({ ngo, language });
  return {
    _id: ngo._id,
    name: first.text,
    language: first.language,
    path: `/${ngo.category}/detailpage/${ngo._id}`,
  };
}
