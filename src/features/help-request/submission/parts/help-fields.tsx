import { useMessages } from '#src/messages/messages.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HELP_CATEGORIES, OTHER_HELP, SAFE_CHOICES } from '#src/features/help-request/help-request.values.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
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

/** The three categories of the specification, and one for everything else. */
export function useCategoryOptions() {
  const { categories } = useMessages('help-request');
  const { other } = useMessages('help-request/submission');
  return [
    ...HELP_CATEGORIES.map((value) => ({ value, label: categories[value] })),
    { value: OTHER_HELP, ...other },
  ];
}

/** `isSuggested`: the chosen category was read from the description. */
export function NeedFields({
  view,
  options,
  isSuggested,
  ...input
}: GroupProps & { view: HelpFormView; options: NamedOption[]; isSuggested: boolean }) {
  const t = useMessages('help-request/submission');
  const description = useField(input)('helpDescription');
  return (
    <>
      <TextAreaField
        {...description}
        defaultValue={description.defaultValue ?? view.words}
        rows={4}
        autoComplete="off"
        required
      />
      <RadioCards
        name="userHelpCategory"
        label={t.fields.userHelpCategory}
        selected={input.values['userHelpCategory'] ?? view.category ?? undefined}
        error={input.errors['userHelpCategory']}
        options={options}
      />
      <p role="status" className={layout.mute}>
        {isSuggested && t.suggested}
      </p>
    </>
  );
}

export function PlaceFields({
  cities,
  town,
  ...input
}: GroupProps & { cities: NamedOption[]; town: string }) {
  const t = useMessages('help-request/submission');
  const field = useField(input);
  const city = field('userCity');
  return (
    <>
      <TextField {...field('userAddress')} autoComplete="street-address" required />
      <div className={form.columns}>
        <SelectField
          {...city}
          defaultValue={city.defaultValue ?? town}
          placeholder={t.chooseCity}
          options={cities}
          required
        />
        <TextField {...field('userPin')} inputMode="numeric" autoComplete="postal-code" required />
      </div>
    </>
  );
}

export function ReachingFields(input: GroupProps) {
  const { safe } = useMessages('help-request/submission');
  const field = useField(input);
  return (
    <>
      <TextField {...field('userName')} autoComplete="name" required />
      <TextField
        {...field('userMobile')}
        type="tel"
        inputMode="numeric"
        variant="short"
        autoComplete="tel-national"
        required
      />
      <TextAreaField {...field('safeContact')} rows={2} autoComplete="off" optional />
      <div>
        {([...SAFE_CHOICES, 'noMail'] as const).map((name) => (
          <CheckField
            key={name}
            name={name}
            value="1"
            label={safe[name]}
            defaultChecked={input.values[name] !== undefined}
          />
        ))}
      </div>
    </>
  );
}
