import { AppError } from '#src/server/errors.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import { OTHER_HELP } from '#src/features/help-request/help-request.values.ts';
import {
  cleanHelpForm,
  findHelpFormErrors,
  isHelpCategory,
  type CheckedForm,
  type HelpForm,
} from '#src/features/help-request/help-request.rules.ts';
import { nearestCategory } from './category-of-words.server.ts';

/** `district` belongs to the city of `form`, which has the spelling of the reference list. */
export type CheckedHelpForm = { form: CheckedForm; district: string };

/**
 * Returns a form that is ready to be saved.
 * @throws {AppError} 422 with a message for every invalid field. The code is not checked here.
 */
export function checkHelpForm(values: HelpForm): CheckedHelpForm {
  const form = cleanHelpForm(values);
  const errors = findHelpFormErrors(form);
  const userHelpCategory =
    form.userHelpCategory === OTHER_HELP ? nearestCategory(form.helpDescription) : form.userHelpCategory;
  const city = findCity(form.userCity);
  if (!city) errors.userCity ??= 'helpCityRequired';
  const keys = Object.values(errors);
  if (!city || !isHelpCategory(userHelpCategory) || keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { form: { ...form, userHelpCategory, userCity: city.name }, district: city.district };
}
