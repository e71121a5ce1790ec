import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import { CheckList } from '#src/ui/form/check-list.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { VolunteerValues } from '#src/features/volunteer/application/application.view.ts';
import { AVAILABILITIES, OTHER_SKILLS_MOST, SKILLS } from '#src/features/volunteer/volunteer.values.ts';
import styles from './volunteer-form.module.css';

type VolunteerFieldsProps = {
  values: VolunteerValues;
  /** Sentences by field name. */
  errors: Record<string, string>;
  cities: NamedOption[];
  /** A mailbox that is proved cannot be changed. */
  withoutEmail?: boolean;
};

/** Everything an NGO asks its volunteers. */
export function VolunteerFields({ values, errors, cities, withoutEmail = false }: VolunteerFieldsProps) {
  const t = useMessages('volunteer/application');
  const { skills, availabilities } = useMessages('volunteer');
  const { texts } = values;
  const field = (name: keyof typeof t.fields) => ({
    name,
    label: t.fields[name],
    error: errors[name],
    defaultValue: texts[name],
    hint: name in t.hints ? t.hints[name as keyof typeof t.hints] : undefined,
  });
  const { defaultValue: _, ...skillsField } = field('skills');
  const { defaultValue: __, ...timesField } = field('availability');
  return (
    <>
      <TextField {...field('name')} required autoComplete="name" maxLength={PERSON_NAME_MOST} />
      <TextField {...field('mobile')} required type="tel" variant="short" autoComplete="tel" />
      {!withoutEmail && (
        <TextField
          {...field('email')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MOST}
        />
      )}
      <SelectField {...field('city')} required placeholder={t.chooseCity} options={cities} />
      <CheckList
        {...skillsField}
        options={SKILLS.map((value) => ({ value, label: skills[value] }))}
        selected={values.skills}
      />
      <TextField {...field('otherSkills')} optional maxLength={OTHER_SKILLS_MOST} />
      <CheckList
        {...timesField}
        options={AVAILABILITIES.map((value) => ({ value, label: availabilities[value] }))}
        selected={values.availability}
      />
      <RadioCards
        name="age"
        label={t.fields.age}
        selected={texts['age']}
        error={errors['age']}
        options={[
          { value: 'adult', label: t.ages.adult },
          { value: 'minor', label: t.ages.minor, hint: t.minorHint },
        ]}
      />
      <fieldset className={classes(form.fieldset, styles.guardian, layout.stack)}>
        <legend className={styles.legend}>{t.guardian}</legend>
        <p className={classes(layout.small, layout.mute)}>{t.guardianText}</p>
        <TextField {...field('guardianName')} maxLength={PERSON_NAME_MOST} />
        <TextField {...field('guardianMobile')} type="tel" variant="short" />
      </fieldset>
    </>
  );
}
