import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { UTR_TEXT_MOST } from '#src/features/donation/donation.values.ts';
import type { PaymentOutcome, PaymentView } from '#src/features/donation/payment/payment.view.ts';

type ClaimFormProps = {
  claim: NonNullable<PaymentView['claim']>;
  outcome: PaymentOutcome;
  submit: string;
};

/** Asks for the number of the payment, and how it was made if there are several ways. */
export function ClaimForm({ claim, outcome, submit }: ClaimFormProps) {
  const { claim: t } = useMessages('donation/payment');
  const { values, errors } = outcome;
  const { methods, method, utr } = claim;
  const isSending = useNavigation().state !== 'idle';
  const isUpiOffered = methods.includes('upi');
  return (
    <Form method="post" className={layout.stack} noValidate data-needs-script="" key={utr}>
      <ErrorSummary errors={errors} labels={{ utr: t.utr }} />
      {isUpiOffered ? (
        <RadioCards
          name="method"
          label={t.method}
          selected={values['method'] ?? method}
          options={methods.map((value) => ({ value, label: t.methods[value] }))}
          columns
        />
      ) : (
        <input type="hidden" name="method" value="bankTransfer" />
      )}
      <TextField
        name="utr"
        label={t.utr}
        hint={isUpiOffered ? t.utrHint : t.utrBankHint}
        error={errors['utr']}
        defaultValue={values['utr'] ?? utr}
        maxLength={UTR_TEXT_MOST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton second busy={isSending} name="step" value="claim">
        {submit}
      </SubmitButton>
    </Form>
  );
}
