import { AppError } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import {
  cleanHelpForm,
  findHelpFormErrors,
  isHelpCategory,
  type CheckedForm,
  type HelpForm,
} from '#src/features/help-request/help-request.rules.ts';
import { CONSENT_VERSION } from './consent.values.ts';

/** That the helper read the consent out and the person agreed, and which text it was. */
export type GivenConsent = { hasConsent: boolean; consentVersion: string };

/** Returns the error of a consent, by field. */
export function findConsentErrors({ hasConsent, consentVersion }: GivenConsent): Record<string, MessageKey> {
  if (!hasConsent) return { hasConsent: 'helpConsentRequired' };
  return consentVersion === CONSENT_VERSION ? {} : { hasConsent: 'helpConsentOld' };
}

/**
 * Returns a form that is ready to be saved for somebody without email: the rules of the public form, without email and
 * code.
 * @throws {AppError} 422 with a message for every invalid field, the consent among them.
 */
export function checkAssistedForm(
  values: HelpForm,
  consent: GivenConsent,
): { form: CheckedForm; district: string } {
  const form = cleanHelpForm({ ...values, userEmail: '', userOTP: '' });
  const { userEmail: _email, userOTP: _code, ...formErrors } = findHelpFormErrors(form);
  const errors: Record<string, MessageKey> = { ...formErrors, ...findConsentErrors(consent) };
  const city = findCity(form.userCity);
  if (!city) errors['userCity'] ??= 'helpCityRequired';
  const { userHelpCategory } = form;
  const keys = Object.values(errors);
  if (!city || !isHelpCategory(userHelpCategory) || keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { form: { ...form, userHelpCategory, userCity: city.name }, district: city.district };
}
