import {
  cleanHelpForm,
  findHelpFormErrors,
  type HelpForm,
} from '#src/features/help-request/help-request.rules.ts';
import {
  requireValidForm,
  type CheckedHelpForm,
} from '#src/features/help-request/require-valid-form.server.ts';

/**
 * Returns a form that is ready to be saved.
 * @throws {AppError} 422 with a message for every invalid field. The code is not checked here.
 */
export function checkHelpForm(values: HelpForm): CheckedHelpForm {
  const form = cleanHelpForm(values);
  return requireValidForm({ form, errors: findHelpFormErrors(form) });
}
