import { useMessages } from '#src/messages/messages.tsx';
import type { OwnPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { EventField } from '#src/features/event/management/management.values.ts';
import type { EventFormValues } from './event-form-values.ts';

/** Returns a function that formats the value of a field of the form in the language of the page. */
export function useFieldWords({
  names,
  photos,
}: {
  names: ReferenceNames;
  photos: readonly OwnPhoto[];
}): (values: EventFormValues, field: EventField) => string {
  const { editor: t } = useMessages('event/management');
  const nameOf: Partial<Record<EventField, (value: string) => string | undefined>> = {
    category: (value) => names.categories[value],
    city: (value) => names.cities[value],
    photoId: (value) => {
      const at = photos.findIndex(({ _id }) => _id === value);
      return at < 0 ? undefined : t.photo(String(at + 1));
    },
    stepFree: (value) => value && t.yes,
    signLanguage: (value) => value && t.yes,
    startsAt: (value) => value.replace('T', ' '),
    endsAt: (value) => value.replace('T', ' '),
    registrationEndsAt: (value) => value.replace('T', ' '),
  };
  return (values, field) => {
    const value = values[field];
    if (typeof value !== 'string') return value.map((item) => t.languages[item as 'en']).join(', ');
    return nameOf[field]?.(value) ?? value;
  };
}
