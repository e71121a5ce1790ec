import { useMessages } from '#src/messages/messages.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';
import type { HelpFormView, HelpFormValues } from '#src/features/help-request/help-request.view.ts';

type GroupProps = {
  values: HelpFormValues;
  /** Error messages by field name. */
  errors: Record<string, string>;
};

/** Returns a function that gives the properties common to all fields of the form. */
export function useField({ values, errors }: GroupProps) {
  const { fields, hints } = useMessages('help-request/submission');
  return (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
    hint: name in hints ? hints[name as keyof typeof hints] : undefined,
  });
}

export function NeedFields({ view, ...input }: GroupProps & { view: HelpFormView }) {
  const t = useMessages('help-request/submission');
  const { categories } = useMessages('help-request');
  const field = useField(input);
  const description = field('helpDescription');
  return (
    <section className={layout.stack}>
      <h2>{t.need}</h2>
      <RadioCards
        name="userHelpCategory"
        label={t.fields.userHelpCategory}
        selected={input.values['userHelpCategory'] ?? view.category ?? undefined}
        error={input.errors['userHelpCategory']}
        options={HELP_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        columns
      />
      <TextAreaField
        {...description}
        defaultValue={description.defaultValue ?? view.words}
        rows={6}
        autoComplete="off"
        required
      />
    </section>
  );
}

export function PlaceFields({ view, ...input }: GroupProps & { view: HelpFormView }) {
  const t = useMessages('help-request/submission');
  const field = useField(input);
  const city = field('userCity');
  return (
    <section className={layout.stack}>
      <h2>{t.place}</h2>
      <TextField {...field('userAddress')} autoComplete="street-address" required />
      <div className={form.columns}>
        <SelectField
          {...city}
          defaultValue={city.defaultValue ?? view.town}
          placeholder={t.chooseCity}
          options={view.cities}
          required
        />
        <TextField {...field('userPin')} inputMode="numeric" autoComplete="postal-code" required />
      </div>
    </section>
  );
}

export function ReachingFields(input: GroupProps) {
  const t = useMessages('help-request/submission');
  const field = useField(input);
  return (
    <section className={layout.stack}>
      <h2>{t.reaching}</h2>
      <TextAreaField {...field('safeContact')} rows={3} autoComplete="off" optional />
      <CheckField
        name="noMail"
        value="1"
        label={t.noMail}
        defaultChecked={input.values['noMail'] !== undefined}
      />
    </section>
  );
}
