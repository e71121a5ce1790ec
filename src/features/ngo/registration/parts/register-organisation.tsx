import { useMessages } from '#src/messages/messages.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import type { RegisterOutcome, RegisterView } from '#src/features/ngo/registration/registration.view.ts';
import {
  ADDRESS_MOST,
  NGO_NAME_MOST,
  PHONE_INPUT_MOST,
  PIN_INPUT_MOST,
  REGISTRATION_TYPES,
} from '#src/features/ngo/ngo.values.ts';
import { EMAIL_MOST, WEBSITE_MOST } from '#src/shared/text-limits.ts';
import { RegisterGroup } from './register-group.tsx';

/** Fields for the name, type, place and contact data of the NGO. */
export function RegisterOrganisation({ view, outcome }: { view: RegisterView; outcome: RegisterOutcome }) {
  const { organisation: t } = useMessages('ngo/registration');
  const { values, errors } = outcome;
  const field = (name: 'name' | 'nameGu' | 'nameHi' | 'address' | 'pin' | 'phone' | 'email' | 'website') => ({
    name,
    label: t[name],
    defaultValue: values[name],
    error: errors[name],
  });
  const select = (name: 'category' | 'city' | 'registrationType') => ({
    name,
    label: t[name],
    error: errors[name],
    defaultValue: values[name] ?? '',
  });
  return (
    <RegisterGroup section="organisation" lead={t.why}>
      <TextField
        {...field('name')}
        hint={t.nameHint}
        maxLength={NGO_NAME_MOST}
        autoComplete="organization"
        required
      />
      <div className={form.columns}>
        <TextField {...field('nameGu')} lang="gu" maxLength={NGO_NAME_MOST} optional />
        <TextField {...field('nameHi')} lang="hi" maxLength={NGO_NAME_MOST} optional />
        <SelectField
          {...select('category')}
          placeholder={t.chooseCategory}
          options={view.categories}
          required
        />
        <SelectField
          {...select('registrationType')}
          placeholder={t.chooseType}
          options={REGISTRATION_TYPES.map((value) => ({ value, label: t.types[value] }))}
          required
        />
      </div>
      <TextField {...field('address')} maxLength={ADDRESS_MOST} autoComplete="street-address" required />
      <div className={form.columns}>
        <SelectField {...select('city')} placeholder={t.chooseCity} options={view.cities} required />
        <TextField
          {...field('pin')}
          inputMode="numeric"
          maxLength={PIN_INPUT_MOST}
          autoComplete="postal-code"
          required
        />
      </div>
      <TextField
        {...field('phone')}
        type="tel"
        variant="short"
        hint={t.phoneHint}
        maxLength={PHONE_INPUT_MOST}
        autoComplete="tel-national"
        required
      />
      <TextField {...field('email')} type="email" maxLength={EMAIL_MOST} autoComplete="email" required />
      <TextField {...field('website')} inputMode="url" maxLength={WEBSITE_MOST} autoComplete="url" optional />
    </RegisterGroup>
  );
}
