import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { formatRupees } from '#src/shared/money.ts';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { CheckField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ADDRESS_MOST, DONOR_ID_MOST, PAN_USUAL_FROM } from '#src/features/donation/donation.values.ts';
import type { GivingOutcome, GivingView } from '#src/features/donation/giving/giving.view.ts';
import { AmountField } from './amount-field.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { OriginField } from './origin-field.tsx';
import { PurposeField } from './purpose-field.tsx';

type FormProps = { view: GivingView; outcome: GivingOutcome };

/** The form of a gift: how much, what for, and who gives. */
export function GivingForm({ view, outcome }: FormProps) {
  const t = useMessages('donation/giving');
  const { fields, groups } = t;
  const { values, errors, msg } = outcome;
  const isSending = useNavigation().state !== 'idle';
  const isAbroad = view.foreign === 'bankTransfer';
  return (
    <Form method="post" className={layout.loose} noValidate data-needs-script="">
      <ErrorSummary msg={msg} errors={errors} labels={fields} />
      <FieldGroup {...groups.gift}>
        <AmountField outcome={outcome} />
        <PurposeField view={view} outcome={outcome} />
      </FieldGroup>
      <FieldGroup {...groups.donor}>
        <DonorFields outcome={outcome} isAbroad={isAbroad} />
        <OriginField view={view} outcome={outcome} />
      </FieldGroup>
      <FieldGroup {...groups.wishes}>
        <CheckField
          name="hidesName"
          label={fields.hidesName}
          hint={t.hints.hidesName}
          value="yes"
          defaultChecked={values['hidesName'] !== 'no'}
        />
        <CheckField
          name="monthly"
          label={fields.monthly}
          hint={t.hints.monthly}
          error={errors['monthly']}
          value="yes"
          defaultChecked={values['monthly'] === 'yes'}
        />
        <ConsentNotice ngo={view.ngo.name.text} />
        <CheckField
          name="consent"
          label={t.agree}
          error={errors['consent']}
          value="yes"
          required
          defaultChecked={values['consent'] === 'yes'}
        />
      </FieldGroup>
      <SubmitButton full busy={isSending}>
        {t.submit}
      </SubmitButton>
    </Form>
  );
}

function DonorFields({
  outcome: { values, errors },
  isAbroad,
}: {
  outcome: GivingOutcome;
  isAbroad: boolean;
}) {
  const t = useMessages('donation/giving');
  const { fields, hints } = t;
  const field = (name: 'name' | 'email' | 'mobile' | 'address' | 'pan') => ({
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
  });
  return (
    <>
      <TextField
        {...field('name')}
        hint={hints.name}
        required
        autoComplete="name"
        maxLength={PERSON_NAME_MOST}
      />
      <TextField
        {...field('email')}
        hint={hints.email}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MOST}
      />
      <TextField
        {...field('mobile')}
        hint={isAbroad ? hints.mobileAbroad : hints.mobile}
        required={!isAbroad}
        type="tel"
        variant="short"
        autoComplete="tel"
      />
      <TextAreaField
        {...field('address')}
        hint={hints.address}
        required
        rows={3}
        autoComplete="street-address"
        maxLength={ADDRESS_MOST}
      />
      <TextField
        {...field('pan')}
        hint={hints.pan(formatRupees(PAN_USUAL_FROM))}
        optional
        variant="short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DONOR_ID_MOST}
      />
    </>
  );
}
