import { Form, useNavigation } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { classes } from '#src/shared/classes.ts';
import factList from '#src/ui/area/facts.module.css';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnPageOutcome, OwnPageView } from '#src/features/volunteer/own-page/own-page.view.ts';
import { VolunteerFields } from '#src/features/volunteer/parts/volunteer-fields.tsx';
import type { Availability, Skill } from '#src/features/volunteer/volunteer.values.ts';
import {
  DECLINED_RETENTION_DAYS,
  VOLUNTEER_RETENTION_MONTHS,
} from '#src/features/volunteer/volunteer.values.ts';
import styles from './own-page.module.css';

type StoredProps = {
  view: OwnPageView & { stored: NonNullable<OwnPageView['stored']> };
  form: OwnPageOutcome['form'];
};

/** Everything that is stored of the person, and the form to change it. */
export function StoredDetails({ view, form }: StoredProps) {
  const { stored: t } = useMessages('volunteer/own-page');
  const { fields } = useMessages('volunteer/application');
  const { stored, cities } = view;
  const { values = stored.values, errors = {} } = form ?? {};
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <Facts view={view} />
      <p className={classes(layout.small, layout.mute)}>
        {t.more} {t.until(DECLINED_RETENTION_DAYS, VOLUNTEER_RETENTION_MONTHS)}
      </p>
      {/* Another state is another form, with the values of that state. */}
      <details className={styles.more} open={form !== undefined} key={JSON.stringify(stored)}>
        <summary>{t.change}</summary>
        <Form method="post" className={layout.stack} noValidate data-needs-script="">
          <ErrorSummary errors={errors} labels={fields} />
          <VolunteerFields values={values} errors={errors} cities={cities} withoutEmail />
          <SubmitButton full busy={busy} name="step" value="change">
            {t.save}
          </SubmitButton>
        </Form>
      </details>
    </section>
  );
}

function Facts({ view: { stored, reference } }: Pick<StoredProps, 'view'>) {
  const { stored: t } = useMessages('volunteer/own-page');
  const { fields, ages } = useMessages('volunteer/application');
  const { skills, availabilities } = useMessages('volunteer');
  const language = useLanguage();
  const { texts, ...values } = stored.values;
  const facts: [label: string, text: string | undefined][] = [
    [fields.name, texts['name']],
    [fields.mobile, texts['mobile']],
    [fields.email, texts['email']],
    [fields.city, stored.city],
    [fields.skills, values.skills.map((skill) => skills[skill as Skill]).join(', ')],
    [fields.otherSkills, texts['otherSkills']],
    [fields.availability, values.availability.map((time) => availabilities[time as Availability]).join(', ')],
    [fields.age, ages[texts['age'] as keyof typeof ages]],
    [fields.guardianName, texts['guardianName']],
    [fields.guardianMobile, texts['guardianMobile']],
    [t.reference, reference],
    [t.createdAt, stored.createdAt],
    [t.updatedAt, stored.updatedAt],
  ];
  return (
    <dl className={factList.facts}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={langOfText(text, language)}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
