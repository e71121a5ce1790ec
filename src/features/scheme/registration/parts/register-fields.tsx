import { useMessages } from '#src/messages/messages.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { RegisterField } from '#src/features/scheme/scheme.values.ts';
import { unpackOptions } from '#src/features/reference/reference.values.ts';
import { Offered } from '#src/features/scheme/catalogue/parts/scheme-row.tsx';
import type { RegisterView } from '#src/features/scheme/scheme.views.ts';

/** The name of the scheme and the NGO that offers it. */
export function SchemeName({ view: { scheme, ngo } }: { view: RegisterView }) {
  const t = useMessages('scheme/registration');
  return (
    <div>
      <p className={layout.lead}>
        <b lang={scheme.name.lang}>{scheme.name.text}</b>
      </p>
      <p className={layout.mute}>
        <Offered ngo={ngo} label={t.offeredBy} />
      </p>
    </div>
  );
}

type FieldsProps = {
  view: RegisterView;
  values: Record<string, string>;
  /** Field name to sentence. */
  errors: Record<string, string>;
};

/** The fields of the specification. */
export function RegisterFields({ view, values, errors }: FieldsProps) {
  const { fields, hints, chooseCity } = useMessages('scheme/registration');
  const field = (name: RegisterField) => ({
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
    required: true,
    hint: name in hints ? hints[name as keyof typeof hints] : undefined,
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('mobileNumber')} type="tel" variant="short" autoComplete="tel" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField {...field('address')} rows={3} autoComplete="street-address" />
      <SelectField
        {...field('city')}
        defaultValue={values['city'] ?? view.town}
        placeholder={chooseCity}
        options={unpackOptions(view.cities)}
      />
    </>
  );
}
