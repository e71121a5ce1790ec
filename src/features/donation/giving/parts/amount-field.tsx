import { useRef, type ChangeEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { AMOUNT_TEXT_MOST, formatRupees, typedRupees } from '#src/shared/money.ts';
import { FieldError, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import cards from '#src/ui/form/radio-cards.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import { AMOUNT_PRESETS } from '#src/features/donation/donation.values.ts';
import { OWN_AMOUNT } from '#src/features/donation/giving/giving.values.ts';
import type { GivingOutcome } from '#src/features/donation/giving/giving.view.ts';
import styles from './giving.module.css';

/** The amount: one of those offered, or one that is typed. */
export function AmountField({ outcome: { values, errors } }: { outcome: GivingOutcome }) {
  const t = useMessages('donation/giving');
  const fields = useRef<HTMLFieldSetElement>(null);
  const error = errors['amount'];
  const options = [
    ...AMOUNT_PRESETS.map((amount) => ({ value: typedRupees(amount), label: <b>{formatRupees(amount)}</b> })),
    { value: OWN_AMOUNT, label: t.anotherAmount },
  ];
  const controls = (name: string) => fields.current!.querySelectorAll<HTMLInputElement>(`[name=${name}]`);

  /** Only one of the two counts: what was chosen or typed last. */
  function keepOne({ target }: ChangeEvent<HTMLFieldSetElement>): void {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === 'amount' && value !== OWN_AMOUNT) controls('ownAmount')[0]!.value = '';
    if (name === 'ownAmount') [...controls('amount')].at(-1)!.checked = true;
  }

  return (
    <fieldset
      ref={fields}
      className={classes(form.fieldset, error && form.wrong)}
      aria-describedby={error && 'amount-error'}
      onChange={keepOne}
    >
      <legend className={fieldStyles.label}>{t.fields.amount}</legend>
      {error && <FieldError name="amount" error={error} />}
      <div className={classes(cards.cards, styles.amounts)}>
        {options.map(({ value, label }, at) => (
          <label key={value} className={form.tick}>
            <input
              type="radio"
              name="amount"
              value={value}
              id={at === 0 ? 'amount' : undefined}
              defaultChecked={values['amount'] === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className={styles.own}>
        <TextField
          name="ownAmount"
          label={t.fields.ownAmount}
          error={errors['ownAmount']}
          defaultValue={values['ownAmount']}
          variant="short"
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_TEXT_MOST}
        />
      </div>
    </fieldset>
  );
}
