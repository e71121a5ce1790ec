import type { MessageKey } from '#src/messages/api-messages.ts';
import {
  cleanHelpForm,
  findHelpFormErrors,
  type HelpForm,
} from '#src/features/help-request/help-request.rules.ts';
import {
  requireValidForm,
  type CheckedHelpForm,
} from '#src/features/help-request/require-valid-form.server.ts';
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
export function checkAssistedForm(values: HelpForm, consent: GivenConsent): CheckedHelpForm {
  const form = cleanHelpForm({ ...values, userEmail: '', userOTP: '' });
  const { userEmail: _email, userOTP: _code, ...errors } = findHelpFormErrors(form);
  return requireValidForm({ form, errors: { ...errors, ...findConsentErrors(consent) } });
}
