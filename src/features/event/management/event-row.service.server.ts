import { isPhotoOfNgo } from '#src/features/ngo/photos/photo.service.server.ts';
import { findCategory, findCity } from '#src/features/reference/reference.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { indexEvent } from '#src/features/event/event-lexemes.server.ts';
import { checkEvent } from './event-form.rules.ts';
import type { CleanEvent, SavedTimes } from './event-form.values.ts';
import type { EventInput } from './management.contract.ts';
import { selectNamesOfNgo, type EventRow } from './management.queries.server.ts';

/** Returns the event as it is stored, with the words it is found by. */
export async function rowOf(
  db: Database,
  { event, ngoId }: { event: CleanEvent; ngoId: string },
): Promise<EventRow> {
  return { ...event, search: indexEvent({ ...event, ngo: await selectNamesOfNgo(db, ngoId) }) };
}

/**
 * Validates a form and returns the row to write.
 * @throws {AppError} 422 with every error of the form.
 */
export async function checkedRow(
  db: Database,
  { input, ngoId, saved }: { input: EventInput; ngoId: string; saved?: SavedTimes },
): Promise<EventRow> {
  const { event, errors: ofForm } = checkEvent({ form: input, now: new Date(), ...(saved && { saved }) });
  const errors: Record<string, MessageKey> = { ...ofForm };
  const city = event.city === null ? null : findCity(event.city)?.name;
  if (city === undefined) errors['city'] ??= 'eventCityUnknown';
  if (!findCategory(event.category)) errors['category'] ??= 'eventCategoryRequired';
  const { photoId } = event;
  if (photoId !== null && !(await isPhotoOfNgo(db, { id: photoId, ngoId })))
    errors['photoId'] = 'eventPhotoUnknown';
  if (Object.keys(errors).length > 0) throw refusal(errors);
  return rowOf(db, { event: { ...event, city: city ?? null }, ngoId });
}

/** Returns the error for a form, with a sentence for each field. */
export function refusal(fields: Record<string, MessageKey>): AppError {
  const keys = Object.values(fields);
  return new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
}
