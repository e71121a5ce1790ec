import { useMessages } from '#src/messages/messages.tsx';
import { TranslationFields, Translations } from '#src/ui/area/edit/translation-fields.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import {
  SCHEME_BENEFIT_MOST,
  SCHEME_DESCRIPTION_MOST,
  SCHEME_APPLY_MOST,
  SCHEME_LISTS,
  SCHEME_NAME_MOST,
  SCHEME_OFFICE_MOST,
  SCHEME_TEXTS,
  type SchemeField,
  type SchemeTexts,
} from '#src/features/scheme/scheme.values.ts';
import type { SchemeFormValues } from './scheme-form-values.ts';

type TextName = keyof SchemeTexts;
const LANGUAGES = [
  { language: 'original', lang: undefined, suffix: '' },
  { language: 'gu', lang: 'gu', suffix: 'Gu' },
  { language: 'hi', lang: 'hi', suffix: 'Hi' },
] as const;
const SIZES: Record<TextName, { most?: number; rows?: number }> = {
  schemeName: { most: SCHEME_NAME_MOST },
  benefit: { most: SCHEME_BENEFIT_MOST, rows: 2 },
  description: { most: SCHEME_DESCRIPTION_MOST, rows: 6 },
  howToApply: { most: SCHEME_APPLY_MOST, rows: 3 },
  office: { most: SCHEME_OFFICE_MOST, rows: 2 },
  conditions: { rows: 3 },
  documents: { rows: 5 },
};
const REQUIRED: readonly TextName[] = ['schemeName', 'description'];

type TextFieldsProps = {
  names: readonly TextName[];
  values: SchemeFormValues;
  errors: Record<string, string>;
  labels: Record<SchemeField, string>;
};

/** The texts of a scheme in its languages side by side, and what is not translated yet. */
export function SchemeTextFields({ names, values, errors, labels }: TextFieldsProps) {
  const { editor: t } = useMessages('scheme/management');
  const hints: Partial<Record<SchemeField, string>> = t.hints;
  return (
    <Translations>
      {LANGUAGES.map(({ language, lang, suffix }) => {
        const pairs = names.map((name) => [values[name], values[`${name}${suffix}`]] as const);
        return (
          <TranslationFields
            key={language}
            language={language}
            heading="h3"
            texts={language === 'original' ? undefined : pairs}
          >
            {names.map((name) => {
              const field = `${name}${suffix}` as const;
              const { most, rows } = SIZES[name];
              const isRequired = language === 'original' && REQUIRED.includes(name);
              const props = {
                name: field,
                label: labels[field],
                error: errors[field],
                defaultValue: values[field],
                lang,
                maxLength: most,
                required: isRequired,
                optional: !isRequired,
                hint: language === 'original' ? hints[name] : undefined,
              };
              return rows === undefined ? (
                <TextField key={field} {...props} />
              ) : (
                <TextAreaField key={field} {...props} rows={rows} />
              );
            })}
          </TranslationFields>
        );
      })}
    </Translations>
  );
}

/** Returns the label of each field. A translated text is named with its language. */
export function useFieldLabels(): Record<SchemeField, string> {
  const { editor: t } = useMessages('scheme/management');
  const translated = [...SCHEME_TEXTS, ...SCHEME_LISTS].flatMap((name) => [
    [`${name}Gu`, t.translated.gu(t.fields[name])],
    [`${name}Hi`, t.translated.hi(t.fields[name])],
  ]);
  return { ...t.fields, ...(Object.fromEntries(translated) as Record<SchemeField, string>) };
}
