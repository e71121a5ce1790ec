import { OTHER_HELP } from '#src/features/help-request/help-request.values.ts';
import {
  cleanHelpForm,
  findHelpFormErrors,
  type HelpForm,
} from '#src/features/help-request/help-request.rules.ts';
import {
  requireValidForm,
  type CheckedHelpForm,
} from '#src/features/help-request/require-valid-form.server.ts';
import { nearestCategory } from './category-of-words.server.ts';

/**
 * Returns a form that is ready to be saved.
 * @throws {AppError} 422 with a message for every invalid field. The code is not checked here.
 */
export function checkHelpForm(values: HelpForm): CheckedHelpForm {
  const form = cleanHelpForm(values);
  const errors = findHelpFormErrors(form);
  const userHelpCategory =
    form.userHelpCategory === OTHER_HELP ? nearestCategory(form.helpDescription) : form.userHelpCategory;
  return requireValidForm({ form: { ...form, userHelpCategory }, errors });
}
