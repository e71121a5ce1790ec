import { useMessages } from '#src/messages/messages.tsx';
import { AMOUNT_TEXT_MOST } from '#src/shared/money.ts';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import {
  STATEMENT_DATE_FORMATS,
  TAX_LAW_TEXT_MOST,
  type TaxLawField,
  type TaxLawText,
} from '#src/features/donation/tax-law/tax-law.values.ts';
import type { TaxLawFormValues } from './tax-law-form-values.ts';

const DUE_MOST = 10;

/** The fields of a law. */
export function TaxLawFields({
  values,
  errors,
}: {
  values: TaxLawFormValues;
  errors: Record<string, string>;
}) {
  const t = useMessages('donation/tax-law');
  const hints: Partial<Record<TaxLawField, string>> = t.hints;
  const field = (name: TaxLawField) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
    required: true,
  });
  const text = (name: TaxLawText) => (
    <TextField {...field(name)} maxLength={TAX_LAW_TEXT_MOST[name]} autoComplete="off" />
  );
  const amount = (name: 'cashLimit' | 'cashDayLimit') => (
    <TextField
      {...field(name)}
      variant="short"
      inputMode="decimal"
      maxLength={AMOUNT_TEXT_MOST}
      autoComplete="off"
    />
  );
  return (
    <div className={classes(layout.stack, form.wide)}>
      <TextField {...field('appliesFrom')} type="date" variant="short" />
      {text('act')}
      {text('actGu')}
      {text('actHi')}
      <div className={form.columns}>
        {text('deductionSection')}
        {text('approvalSection')}
      </div>
      <div className={form.columns}>
        {text('statementForm')}
        {text('certificateForm')}
      </div>
      {text('statementSectionCode')}
      <SelectField
        {...field('statementDateFormat')}
        options={STATEMENT_DATE_FORMATS.map((value) => ({ value, label: value }))}
      />
      <TextField {...field('statementDue')} variant="short" maxLength={DUE_MOST} autoComplete="off" />
      {amount('cashLimit')}
      {amount('cashDayLimit')}
    </div>
  );
}
