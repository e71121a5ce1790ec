import { useMessages } from '#src/messages/messages.tsx';
import { CheckField } from '#src/ui/form/field.tsx';
import type { RegisterOutcome } from '#src/features/ngo/registration/registration.view.ts';
import { RegisterGroup } from './register-group.tsx';

/** Consent to the use of the entered data. A change of what the text permits needs a new CONSENT_TEXT. */
export function RegisterConsent({ outcome: { values, errors } }: { outcome: RegisterOutcome }) {
  const { consent: t } = useMessages('ngo/registration');
  return (
    <RegisterGroup section="consent" lead={t.notice}>
      <CheckField
        name="consent"
        value="yes"
        label={t.tick}
        error={errors['consent']}
        defaultChecked={values['consent'] !== undefined}
        required
      />
    </RegisterGroup>
  );
}
