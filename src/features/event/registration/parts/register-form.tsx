import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';
import { ANSWER_MOST, PARTY_MOST } from '#src/features/event/event.values.ts';
import type { RegistrationOutcome } from '#src/features/event/registration/submit-registration.ts';

type FormProps = { view: EventDetailsView; outcome: RegistrationOutcome };

/** The registration form. It says before sending whether the party will wait. */
export function RegisterForm({ view, outcome: { values, errors, msg } }: FormProps) {
  const t = useMessages('event/registration');
  const { fields, hints } = t;
  const isSending = useNavigation().state !== 'idle';
  const field = (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
    hint: name in hints ? hints[name as keyof typeof hints] : undefined,
  });
  const sizes = Array.from({ length: PARTY_MOST }, (_, at) => String(at + 1));
  return (
    <>
      <WaitingNote view={view} />
      <Form method="post" className={layout.stack} noValidate data-needs-script="">
        <ErrorSummary msg={msg} errors={errors} labels={fields} />
        <TextField {...field('name')} required autoComplete="name" maxLength={PERSON_NAME_MOST} />
        <TextField {...field('mobile')} required type="tel" variant="short" autoComplete="tel" />
        <TextField
          {...field('email')}
          optional
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MOST}
        />
        <SelectField
          {...field('partySize')}
          defaultValue={values['partySize'] ?? '1'}
          options={sizes.map((size) => ({ value: size, label: size }))}
        />
        {view.question && (
          <TextAreaField
            {...field('answer')}
            label={view.question.text}
            hint={t.question}
            optional
            rows={3}
            maxLength={ANSWER_MOST}
          />
        )}
        <p className={classes(layout.small, layout.mute)}>{t.privacy(view.organiser.text)}</p>
        <SubmitButton full busy={isSending}>
          {view.state === 'full' ? t.join : t.submit}
        </SubmitButton>
      </Form>
    </>
  );
}

/** Says that the party will wait, or would wait if it were larger. */
function WaitingNote({ view: { state, seats } }: { view: EventDetailsView }) {
  const t = useMessages('event/registration');
  if (state === 'full') return <p className={classes(notes.note, notes.warn)}>{t.waitingList}</p>;
  return seats.left === 'few' ? <p className={notes.note}>{t.fewLeft}</p> : null;
}
