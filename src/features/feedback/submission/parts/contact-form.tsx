import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { FormResult } from '#src/features/feedback/submission/feedback.view.ts';

/** Form for a message to the operators of the site. `outcome` is undefined before the first submission. */
export function ContactForm({ outcome = { values: {}, errors: {} } }: { outcome: FormResult | undefined }) {
  const t = useMessages('feedback');
  const { state } = useNavigation();
  const { values, errors, msg } = outcome;
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    label: t[name],
    defaultValue: values[name],
    error: errors[name],
    required: true,
  });
  return (
    <Form method="post" className={layout.stack} noValidate data-needs-script="">
      <ErrorSummary msg={msg} errors={errors} labels={{ name: t.name, email: t.email, message: t.message }} />
      <TextField {...field('name')} maxLength={PERSON_NAME_MOST} autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        hint={t.contactEmailHint}
        maxLength={EMAIL_MOST}
        autoComplete="email"
      />
      <TextAreaField {...field('message')} hint={t.messageHint} rows={6} />
      <SubmitButton busy={state === 'submitting'} full>
        {t.submit}
      </SubmitButton>
    </Form>
  );
}
