import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { RATINGS } from '#src/features/feedback/feedback.values.ts';
import type { FormResult } from '#src/features/feedback/submission/feedback.view.ts';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import styles from './writing.module.css';

type FeedbackFormProps = {
  /** The NGO that the feedback is about, if any. */
  ngoId: string | undefined;
  /** Undefined before the first submission. */
  outcome: FormResult | undefined;
};

/** Form for feedback about the site, or about an NGO: a mistake on its page, or an experience with it. */
export function FeedbackForm({ ngoId, outcome = { values: {}, errors: {} } }: FeedbackFormProps) {
  const t = useMessages('feedback');
  const { state } = useNavigation();
  const { values, errors, msg } = outcome;
  const labels = { rating: t.rating, message: t.message, name: t.name, email: t.email };
  return (
    <Form method="post" className={classes(layout.stack, styles.form)} noValidate data-needs-script="">
      <ErrorSummary msg={msg} errors={errors} labels={labels} />
      {ngoId !== undefined && (
        <>
          <input type="hidden" name="ngoId" value={ngoId} />
          <RadioCards
            name="what"
            label={t.ngo.what}
            selected={values['what'] ?? 'mistake'}
            options={[
              { value: 'mistake', label: t.ngo.mistake, hint: t.ngo.mistakeHint },
              { value: 'feedback', label: t.ngo.feedback, hint: t.ngo.feedbackHint },
            ]}
          />
        </>
      )}
      <div className={styles.ofFeedback}>
        <RadioCards
          name="rating"
          label={t.rating}
          selected={values['rating']}
          error={errors['rating']}
          options={RATINGS.map((rating, at) => ({
            value: String(rating),
            label: `${rating}: ${t.ratings[at]}`,
          }))}
        />
      </div>
      <TextAreaField
        name="message"
        label={t.message}
        hint={t.messageHint}
        defaultValue={values['message']}
        error={errors['message']}
        rows={6}
        required
      />
      <div className={styles.ofFeedback}>
        <TextField
          name="name"
          label={t.name}
          defaultValue={values['name']}
          error={errors['name']}
          maxLength={PERSON_NAME_MOST}
          autoComplete="name"
          optional
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={t.email}
        hint={t.emailHint}
        defaultValue={values['email']}
        error={errors['email']}
        maxLength={EMAIL_MOST}
        autoComplete="email"
        optional
      />
      <SubmitButton busy={state === 'submitting'} full>
        {t.submit}
      </SubmitButton>
    </Form>
  );
}
