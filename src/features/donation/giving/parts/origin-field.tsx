import { useMessages } from '#src/messages/messages.tsx';
import { CheckField } from '#src/ui/form/field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import type { GivingOutcome, GivingView } from '#src/features/donation/giving/giving.view.ts';

type OriginFieldProps = { view: GivingView; outcome: GivingOutcome };

/** Where the money comes from. An NGO without an account for gifts from abroad takes them from India only. */
export function OriginField({ view: { foreign, ngo }, outcome: { values, errors } }: OriginFieldProps) {
  const t = useMessages('donation/giving');
  const { origins } = t;
  const field = { name: 'origin', error: errors['origin'] };
  if (foreign === 'bankTransfer')
    return (
      <RadioCards
        {...field}
        label={t.fields.origin}
        selected={values['origin']}
        options={[
          { value: 'india', label: origins.india, hint: origins.indiaHint },
          { value: 'abroad', label: origins.abroad, hint: origins.abroadHint },
        ]}
      />
    );
  const hint = foreign === 'no' ? origins.notAllowed : origins.contact(ngo.phone ?? '');
  return (
    <CheckField
      {...field}
      label={origins.onlyIndia}
      hint={hint}
      value="india"
      required
      defaultChecked={values['origin'] === 'india'}
    />
  );
}
