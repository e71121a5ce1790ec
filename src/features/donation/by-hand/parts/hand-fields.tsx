import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { AMOUNT_TEXT_MOST } from '#src/shared/money.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import {
  HAND_METHODS,
  KIND_DESCRIPTION_MOST,
  NATURES,
  UTR_TEXT_MOST,
} from '#src/features/donation/donation.values.ts';
import { DonorFields } from '#src/features/donation/parts/donor-fields.tsx';
import type { HandFormValues } from './hand-form-values.ts';

export type OfferedPurpose = { _id: string; title: string; titleGu: string | null; titleHi: string | null };

type HandFieldsProps = {
  /** The values at first. */
  values: HandFormValues;
  /** The way that is chosen now. */
  method: string;
  errors: Record<string, string>;
  purposes: readonly OfferedPurpose[];
};

/** The fields of a gift, and those of its donor. */
export function HandFields({ values, method, errors, purposes }: HandFieldsProps) {
  const t = useMessages('donation/by-hand');
  const { donor } = useMessages('donation/details');
  return (
    <>
      <FieldGroup heading={t.groups.gift} lead={t.leads.gift} wide>
        <GiftFields values={values} method={method} errors={errors} purposes={purposes} />
      </FieldGroup>
      <FieldGroup heading={t.groups.donor} lead={t.leads.donor} wide>
        <DonorFields values={values} errors={errors} labels={t.fields} idHint={t.hints.donorId} />
        <SelectField
          name="language"
          label={t.fields.language}
          defaultValue={values.language}
          options={LANGUAGES.map((value) => ({ value, label: donor.languages[value] }))}
        />
      </FieldGroup>
    </>
  );
}

function GiftFields({ values, method, errors, purposes }: HandFieldsProps) {
  const t = useMessages('donation/by-hand');
  const { methods, natures } = useMessages('donation');
  const words = useWords();
  const hints: Partial<Record<keyof typeof t.fields, string>> = t.hints;
  const field = (name: keyof typeof t.fields) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
  });
  const isKind = method === 'kind';
  return (
    <>
      <RadioCards
        name="method"
        label={t.fields.method}
        selected={values.method}
        error={errors['method']}
        options={HAND_METHODS.map((value) => ({ value, label: methods[value] }))}
        columns
      />
      {isKind && (
        <TextAreaField {...field('kindDescription')} maxLength={KIND_DESCRIPTION_MOST} rows={3} required />
      )}
      <TextField
        {...field('amount')}
        {...(isKind && { label: t.worth, hint: t.hints.worth })}
        variant="short"
        inputMode="decimal"
        maxLength={AMOUNT_TEXT_MOST}
        autoComplete="off"
        optional={isKind}
        required={!isKind}
      />
      {method === 'cheque' && (
        <TextField
          {...field('chequeNumber')}
          variant="short"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          required
        />
      )}
      {(method === 'bankTransfer' || method === 'upi') && (
        <TextField
          {...field('utr')}
          optional
          maxLength={UTR_TEXT_MOST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextField {...field('receivedOn')} type="date" variant="short" max={todayInIndia()} required />
      {purposes.length > 0 && (
        <SelectField
          {...field('purposeId')}
          placeholder={t.noPurpose}
          options={purposes.map(({ _id, title, titleGu, titleHi }) => ({
            value: _id,
            label: words.name({ name: title, nameGu: titleGu, nameHi: titleHi }),
          }))}
        />
      )}
      <SelectField
        {...field('nature')}
        options={NATURES.map((value) => ({ value, label: natures[value] }))}
      />
    </>
  );
}
