import { useMessages } from '#src/messages/messages.tsx';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { ADDRESS_MOST, DONOR_ID_KINDS, DONOR_ID_MOST } from '#src/features/donation/donation.values.ts';
import type { DonorField } from '#src/features/donation/donor/donor-details.rules.ts';

type DonorFieldsProps = {
  values: Record<DonorField, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
  labels: Record<DonorField, string>;
  idHint: string;
};

/** What an NGO writes about a donor. All of it may be empty. */
export function DonorFields({ values, errors, labels, idHint }: DonorFieldsProps) {
  const { idKinds } = useMessages('donation');
  const field = (name: DonorField) => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: values[name],
  });
  return (
    <>
      <TextField {...field('donorName')} maxLength={PERSON_NAME_MOST} autoComplete="off" />
      <div className={form.columns}>
        <TextField {...field('donorMobile')} type="tel" maxLength={40} autoComplete="off" />
        <TextField
          {...field('donorEmail')}
          type="email"
          maxLength={EMAIL_MOST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextAreaField {...field('donorAddress')} maxLength={ADDRESS_MOST} rows={3} />
      <SelectField
        {...field('donorIdKind')}
        options={DONOR_ID_KINDS.map((value) => ({ value, label: idKinds[value] }))}
      />
      <TextField
        {...field('donorId')}
        hint={idHint}
        maxLength={DONOR_ID_MOST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
