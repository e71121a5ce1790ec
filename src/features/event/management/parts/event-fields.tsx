import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { namedOptions, type ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { OwnPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { EMAIL_MOST, PERSON_NAME_MOST, WEBSITE_MOST } from '#src/shared/text-limits.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import form from '#src/ui/form/form.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  EVENT_ADDRESS_MOST,
  EVENT_DESCRIPTION_MOST,
  EVENT_NOTE_MOST,
  EVENT_TITLE_MOST,
  NUMBER_TEXT_MOST,
  QUESTION_MOST,
  VENUE_MOST,
  type EventField,
} from '#src/features/event/management/management.values.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { dayInput, type EventFormValues } from './event-form-values.ts';
import styles from './events.module.css';
import { MomentField } from './moment-field.tsx';

type EventFieldsProps = {
  values: EventFormValues;
  errors: Record<string, string>;
  names: ReferenceNames;
  photos: readonly OwnPhoto[];
};

/** The fields of an event in groups, each with the reason why they are asked. */
export function EventFields({ values, errors, names, photos }: EventFieldsProps) {
  const { editor: t } = useMessages('event/management');
  const language = useLanguage();
  const hints: Partial<Record<EventField, string>> = t.hints;
  const about = (name: EventField) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
  });
  const text = (name: Exclude<EventField, 'languages'>) => ({ ...about(name), defaultValue: values[name] });
  const moment = (name: 'startsAt' | 'endsAt' | 'registrationEndsAt') => ({
    ...about(name),
    value: values[name],
  });
  const translation = (name: Extract<EventField, `${string}Gu` | `${string}Hi`>) => ({
    ...text(name),
    lang: name.endsWith('Gu') ? 'gu' : 'hi',
    optional: true,
  });
  const isAnyOf = (...fields: EventField[]) => fields.some((field) => values[field] !== '' || errors[field]);
  return (
    <>
      <Group name="what">
        <TextField {...text('title')} maxLength={EVENT_TITLE_MOST} required />
        <TextAreaField {...text('description')} maxLength={EVENT_DESCRIPTION_MOST} rows={6} required />
        <More isOpen={isAnyOf('titleGu', 'titleHi', 'descriptionGu', 'descriptionHi')}>
          <TextField {...translation('titleGu')} maxLength={EVENT_TITLE_MOST} />
          <TextAreaField {...translation('descriptionGu')} maxLength={EVENT_DESCRIPTION_MOST} rows={4} />
          <TextField {...translation('titleHi')} maxLength={EVENT_TITLE_MOST} />
          <TextAreaField {...translation('descriptionHi')} maxLength={EVENT_DESCRIPTION_MOST} rows={4} />
        </More>
        <SelectField
          {...text('category')}
          placeholder={t.choose}
          options={namedOptions({ names: names.categories, language })}
          required
        />
        <ChoosePhoto
          label={t.fields.photoId}
          photos={photos}
          selected={values.photoId}
          error={errors['photoId']}
        />
      </Group>
      <Group name="when">
        <div className={form.columns}>
          <MomentField {...moment('startsAt')} onDay={proposeLastDay} />
          <MomentField {...moment('endsAt')} />
        </div>
      </Group>
      <Group name="where">
        <SelectField
          {...text('city')}
          placeholder={t.noTown}
          options={namedOptions({ names: names.cities, language })}
        />
        <TextField {...text('venue')} maxLength={VENUE_MOST} />
        <More isOpen={isAnyOf('venueGu', 'venueHi')}>
          <TextField {...translation('venueGu')} maxLength={VENUE_MOST} />
          <TextField {...translation('venueHi')} maxLength={VENUE_MOST} />
        </More>
        <TextAreaField {...text('address')} optional maxLength={EVENT_ADDRESS_MOST} rows={3} />
        <TextField {...text('onlineLink')} optional inputMode="url" maxLength={WEBSITE_MOST} />
      </Group>
      <Group name="seats">
        <TextField
          {...text('capacity')}
          variant="short"
          inputMode="numeric"
          maxLength={NUMBER_TEXT_MOST}
          required
        />
        <MomentField {...moment('registrationEndsAt')} optional />
        <TextField {...text('question')} optional maxLength={QUESTION_MOST} />
        <More isOpen={isAnyOf('questionGu', 'questionHi')}>
          <TextField {...translation('questionGu')} maxLength={QUESTION_MOST} />
          <TextField {...translation('questionHi')} maxLength={QUESTION_MOST} />
        </More>
        <TextField
          {...text('fee')}
          optional
          variant="short"
          inputMode="numeric"
          maxLength={NUMBER_TEXT_MOST}
        />
      </Group>
      <Group name="who">
        <TextAreaField {...text('whoFor')} optional maxLength={EVENT_NOTE_MOST} rows={2} />
        <TextAreaField {...text('whatToBring')} optional maxLength={EVENT_NOTE_MOST} rows={2} />
        <More isOpen={isAnyOf('whoForGu', 'whoForHi', 'whatToBringGu', 'whatToBringHi')}>
          {(['whoForGu', 'whatToBringGu', 'whoForHi', 'whatToBringHi'] as const).map((name) => (
            <TextAreaField key={name} {...translation(name)} maxLength={EVENT_NOTE_MOST} rows={2} />
          ))}
        </More>
        <Languages selected={values.languages} />
        <div>
          {(['stepFree', 'signLanguage'] as const).map((name) => (
            <CheckField
              key={name}
              name={name}
              label={t.fields[name]}
              value="yes"
              defaultChecked={values[name] === 'yes'}
            />
          ))}
        </div>
      </Group>
      <Group name="contact">
        <TextField {...text('contactName')} optional maxLength={PERSON_NAME_MOST} />
        <div className={form.columns}>
          <TextField {...text('contactPhone')} optional type="tel" maxLength={40} />
          <TextField {...text('contactEmail')} optional type="email" maxLength={EMAIL_MOST} />
        </div>
      </Group>
    </>
  );
}

/** Most events end on the day they start. */
function proposeLastDay(day: string) {
  const field = document.querySelector<HTMLInputElement>(`[name=${dayInput('endsAt')}]`);
  if (field && field.value === '') field.value = day;
}

type GroupName = 'what' | 'when' | 'where' | 'seats' | 'who' | 'contact';

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const { editor: t } = useMessages('event/management');
  return (
    <FieldGroup heading={t.groups[name]} lead={t.leads[name]} wide>
      {children}
    </FieldGroup>
  );
}

/** Translations, which many events do not have. */
function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { editor: t } = useMessages('event/management');
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{t.moreLanguages}</summary>
      <div className={layout.stack}>{children}</div>
    </details>
  );
}

function Languages({ selected }: { selected: readonly string[] }) {
  const { editor: t } = useMessages('event/management');
  return (
    <fieldset className={form.fieldset}>
      <legend className={fieldStyles.label}>{t.fields.languages}</legend>
      <div className={styles.checks}>
        {LANGUAGES.map((language, at) => (
          <label key={language} className={form.tick}>
            <input
              type="checkbox"
              name="languages"
              id={at === 0 ? 'languages' : undefined}
              value={language}
              defaultChecked={selected.includes(language)}
            />
            <span>{t.languages[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
