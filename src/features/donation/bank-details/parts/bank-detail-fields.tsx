import { useState, type ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { CheckField, TextField } from '#src/ui/form/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  ACCOUNT_HOLDER_MOST,
  ACCOUNT_TEXT_MOST,
  BRANCH_MOST,
  IFSC_TEXT_MOST,
  UPI_TEXT_MOST,
} from '#src/features/donation/bank-details/bank-detail.values.ts';
import type {
  BankDetailVersion,
  BankOfIfsc,
} from '#src/features/donation/bank-details/bank-details.contract.ts';
import own from './bank-details.module.css';

type FieldsProps = {
  /** What is active, if anything: a change starts from it, whatever waits. */
  saved: BankDetailVersion | undefined;
  isNew: boolean;
  isPrimary: boolean;
  kinds: readonly boolean[];
  allowsForeign: boolean;
  /** Sentences by field name. */
  errors: Record<string, string>;
  bank: BankOfIfsc | null | undefined;
  isLooking: boolean;
};
type TextName = 'accountHolder' | 'ifsc' | 'branch' | 'accountNumber' | 'accountNumberAgain' | 'upiId';

/** The fields of bank details. Numbers that are saved are not filled in: the server does not return them. */
export function BankDetailFields({ saved, errors, bank, isLooking, ...use }: FieldsProps) {
  const { form: t } = useMessages('donation/bank-details');
  const hints: Partial<Record<TextName, string>> = t.hints;
  const field = (name: TextName) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
    autoComplete: 'off',
  });
  const number = { inputMode: 'numeric', maxLength: ACCOUNT_TEXT_MOST } as const;
  return (
    <>
      <Group name="account">
        <TextField
          {...field('accountHolder')}
          required
          defaultValue={saved?.accountHolder}
          maxLength={ACCOUNT_HOLDER_MOST}
        />
        <div>
          <TextField
            {...field('ifsc')}
            required
            defaultValue={saved?.ifsc}
            maxLength={IFSC_TEXT_MOST}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <p role="status" className={own.bank}>
            {isLooking ? t.looking : bank && t.bank(bank.bank)}
          </p>
        </div>
        {bank?.isBranchKnown === false && (
          <CheckField name="ifscRight" value="yes" label={t.fields.ifscRight} error={errors['ifscRight']} />
        )}
        <TextField {...field('branch')} required defaultValue={saved?.branch} maxLength={BRANCH_MOST} />
        <TextField
          {...field('accountNumber')}
          {...number}
          required={!saved}
          hint={saved ? t.numberNow(saved.accountLast4) : hints.accountNumber}
        />
        <TextField {...field('accountNumberAgain')} {...number} required={!saved} />
      </Group>
      <Group name="upi">
        <TextField
          {...field('upiId')}
          optional
          hint={saved?.upiMasked ? t.upiNow(saved.upiMasked) : hints.upiId}
          maxLength={UPI_TEXT_MOST}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {saved?.upiMasked && <CheckField name="upiRemoved" value="yes" label={t.fields.upiRemoved} />}
      </Group>
      <Use saved={saved} errors={errors} {...use} />
    </>
  );
}

function Group({ name, children }: { name: 'account' | 'upi' | 'use'; children: ReactNode }) {
  const { form: t } = useMessages('donation/bank-details');
  return (
    <FieldGroup heading={t.groups[name]} lead={t.leads[name]} wide>
      {children}
    </FieldGroup>
  );
}

/** Which gifts go to the account, and whether donors see it first. */
function Use({
  saved,
  isNew,
  isPrimary,
  kinds,
  allowsForeign,
  errors,
}: Pick<FieldsProps, 'saved' | 'isNew' | 'isPrimary' | 'kinds' | 'allowsForeign' | 'errors'>) {
  const { form: t } = useMessages('donation/bank-details');
  const [isForeign, setForeign] = useState(saved?.isForeign ?? false);
  const isFirst = isNew && !kinds.includes(isForeign);
  return (
    <Group name="use">
      {isNew && allowsForeign && (
        <CheckField
          name="foreign"
          value="yes"
          label={t.fields.foreign}
          hint={t.hints.foreign}
          error={errors['foreign']}
          onChange={(changed) => setForeign(changed.target.checked)}
        />
      )}
      {saved?.isForeign && <p>{t.isForeign}</p>}
      {isPrimary || isFirst ? (
        <p className={layout.mute}>{isPrimary ? t.isPrimary : t.firstOne}</p>
      ) : (
        <CheckField
          name="primary"
          value="yes"
          label={t.fields.primary}
          defaultChecked={saved?.makesPrimary ?? false}
        />
      )}
    </Group>
  );
}
