import { AppError } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import { nearestCategory } from './category-of-words.server.ts';
import { isHelpCategory, type CheckedForm, type CleanHelpForm } from './help-request.rules.ts';
import { OTHER_HELP } from './help-request.values.ts';

/** `district` belongs to the city of `form`, which has the spelling of the reference list. */
export type CheckedHelpForm = { form: CheckedForm; district: string };

type Options = { form: CleanHelpForm; errors: Record<string, MessageKey> };

/**
 * Returns a form that is ready to be saved, if no error was found in it and its city and category exist. 'Something
 * else' becomes the nearest category.
 * @throws {AppError} 422 with a message for every invalid field.
 */
export function requireValidForm({ form, errors: found }: Options): CheckedHelpForm {
  const userHelpCategory =
    form.userHelpCategory === OTHER_HELP ? nearestCategory(form.helpDescription) : form.userHelpCategory;
  const city = findCity(form.userCity);
  const errors: Record<string, MessageKey> = { ...(!city && { userCity: 'helpCityRequired' }), ...found };
  const keys = Object.values(errors);
  if (!city || !isHelpCategory(userHelpCategory) || keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { form: { ...form, userHelpCategory, userCity: city.name }, district: city.district };
}
