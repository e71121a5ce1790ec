import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { unpackOptions } from '#src/features/reference/reference.values.ts';
import type {
  ApplicationOutcome,
  ApplicationView,
} from '#src/features/volunteer/application/application.view.ts';
import { VolunteerFields } from '#src/features/volunteer/parts/volunteer-fields.tsx';
import {
  DECLINED_RETENTION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
  VOLUNTEER_RETENTION_MONTHS,
} from '#src/features/volunteer/volunteer.values.ts';

type FormProps = { view: ApplicationView; outcome: ApplicationOutcome };

/** The form to apply, and what happens with what people write in it. */
export function ApplicationForm({ view, outcome: { values, errors, msg } }: FormProps) {
  const t = useMessages('volunteer/application');
  const isSending = useNavigation().state !== 'idle';
  const texts = { city: view.town, ...values.texts };
  return (
    <Form method="post" className={layout.stack} noValidate data-needs-script="">
      <ErrorSummary msg={msg} errors={errors} labels={t.fields} />
      <VolunteerFields values={{ ...values, texts }} errors={errors} cities={unpackOptions(view.cities)} />
      <section className={classes(layout.small, layout.mute)} aria-label={t.privacy.heading}>
        <h2 className={layout.small}>{t.privacy.heading}</h2>
        <p>
          {t.privacy.text(view.ngo.name)}{' '}
          {t.privacy.until(UNCONFIRMED_RETENTION_DAYS, DECLINED_RETENTION_DAYS, VOLUNTEER_RETENTION_MONTHS)}{' '}
          {t.privacy.erase}
        </p>
      </section>
      <SubmitButton full busy={isSending}>
        {t.submit}
      </SubmitButton>
    </Form>
  );
}
