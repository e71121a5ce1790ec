import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { AMOUNT_TEXT_MOST } from '#src/shared/money.ts';
import { TranslationFields, Translations } from '#src/ui/area/edit/translation-fields.tsx';
import type { TextPair } from '#src/ui/area/edit/translation-state.ts';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import {
  PURPOSE_DESCRIPTION_MOST,
  PURPOSE_TITLE_MOST,
  type PurposeField,
} from '#src/features/donation/purposes/purposes.values.ts';
import type { PurposeFormValues } from './purpose-form-values.ts';

type PurposeFieldsProps = {
  /** The values at first. */
  values: PurposeFormValues;
  /** The values now. */
  typed: PurposeFormValues;
  errors: Record<string, string>;
};

/** The fields of a purpose: the languages side by side, then the goal. */
export function PurposeFields({ values, typed, errors }: PurposeFieldsProps) {
  const { editor: t } = useMessages('donation/purposes');
  const hints: Partial<Record<PurposeField, string>> = t.hints;
  const field = (name: PurposeField) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
  });
  const text = {
    title: { maxLength: PURPOSE_TITLE_MOST, autoComplete: 'off' },
    description: { maxLength: PURPOSE_DESCRIPTION_MOST, rows: 6 },
  };
  const pairs = (title: string, description: string): TextPair[] => [
    [typed.title, title],
    [typed.description, description],
  ];
  return (
    <>
      <Translations>
        <TranslationFields language="original">
          <TextField {...field('title')} {...text.title} required />
          <TextAreaField {...field('description')} {...text.description} optional />
        </TranslationFields>
        <TranslationFields language="gu" texts={pairs(typed.titleGu, typed.descriptionGu)}>
          <TextField {...field('titleGu')} {...text.title} lang="gu" optional />
          <TextAreaField {...field('descriptionGu')} {...text.description} lang="gu" optional />
        </TranslationFields>
        <TranslationFields language="hi" texts={pairs(typed.titleHi, typed.descriptionHi)}>
          <TextField {...field('titleHi')} {...text.title} lang="hi" optional />
          <TextAreaField {...field('descriptionHi')} {...text.description} lang="hi" optional />
        </TranslationFields>
      </Translations>
      <FieldGroup heading={t.groups.goal} lead={t.leads.goal} wide>
        <TextField
          {...field('goal')}
          optional
          variant="short"
          inputMode="decimal"
          maxLength={AMOUNT_TEXT_MOST}
          autoComplete="off"
        />
        <TextField {...field('endsOn')} optional type="date" variant="short" min={todayInIndia()} />
      </FieldGroup>
    </>
  );
}
