import { useRef, useState, type FormEvent } from 'react';
import type { ApiClient } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  checkBankDetail,
  type BankDetailForm as FormValues,
} from '#src/features/donation/bank-details/bank-detail.rules.ts';
import type { BankDetail, BankOfIfsc } from '#src/features/donation/bank-details/bank-details.contract.ts';
import { BankDetailFields } from './bank-detail-fields.tsx';
import { lookUpBank, useBankOfIfsc } from './use-bank-of-ifsc.ts';

type BankDetailFormProps = {
  /** Undefined for new bank details. */
  detail: BankDetail | undefined;
  /** For each of the bank details that the NGO has, whether they are for gifts from abroad. */
  kinds: readonly boolean[];
  allowsForeign: boolean;
  allowsUnderscore: boolean;
  onSaved: () => Promise<void>;
};

/**
 * The form of bank details. Everything is checked before it asks for the password. What was typed survives errors, but
 * is stored nowhere: an account number must not stay in the browser.
 */
export function BankDetailForm(props: BankDetailFormProps) {
  const { detail, kinds, allowsForeign, allowsUnderscore, onSaved } = props;
  const { form: t, password } = useMessages('donation/bank-details');
  const place = useRef<HTMLFormElement>(null);
  const saved = detail?.active ?? undefined;
  const context = detail && { ifsc: saved?.ifsc, isForeign: detail.isForeign };
  const ifsc = useBankOfIfsc(saved?.ifsc ?? '');
  const messages = {
    ...useMessages('form').errors,
    ...useMessages('donation/bank-details/responses').errors,
  };
  const findErrors = (form: HTMLFormElement, bank: BankOfIfsc | null | undefined) =>
    translateErrors({
      errors: checkBankDetail(readForm(form), { saved: context, bank, allowsForeign, allowsUnderscore })
        .errors,
      messages,
    });
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(form, ifsc.bank) });
  const [isChecking, setChecking] = useState(false);
  const { busy, refused, submit } = useSubmission((answer) => errors.refuse(answer.errors));

  async function check(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (busy || isChecking) return;
    const form = place.current!;
    setChecking(true);
    const bank = await lookUpBank(readForm(form).ifsc ?? '');
    setChecking(false);
    if (errors.refuse(findErrors(form, bank))) await save();
  }

  async function save() {
    const json = readForm(place.current!);
    const answer = await submit<Awaited<ReturnType<ReturnType<typeof callOf>>>>(
      callOf({ id: detail?._id, json }),
      password,
    );
    if (!answer) return;
    void notify('success', answer.msg);
    await onSaved();
  }

  function typed(input: FormEvent<HTMLFormElement>) {
    const { name, value } = input.target as HTMLInputElement;
    if (name === 'ifsc') ifsc.onTyped(value);
    if (errors.errors[name]) errors.check(name);
  }
  const hasFieldErrors = Object.keys(errors.refused).length > 0;
  return (
    <form
      ref={place}
      className={layout.loose}
      noValidate
      autoComplete="off"
      onSubmit={(submitted) => void check(submitted)}
      onInput={typed}
    >
      <ErrorSummary
        msg={hasFieldErrors ? undefined : refused.msg}
        errors={errors.refused}
        labels={t.fields}
      />
      <BankDetailFields
        saved={saved}
        isNew={!detail}
        isPrimary={detail?.isPrimary ?? false}
        kinds={kinds}
        allowsForeign={allowsForeign}
        errors={errors.errors}
        bank={ifsc.bank}
        isLooking={ifsc.isLooking}
      />
      <p className={layout.line}>
        <SubmitButton busy={busy || isChecking}>{t.submit}</SubmitButton>
      </p>
    </form>
  );
}

const callOf =
  ({ id, json }: { id: string | undefined; json: FormValues }) =>
  (api: ApiClient) =>
    id === undefined
      ? api.donation.addBankDetail.$post({ json })
      : api.donation.editBankDetail[':id'].$post({ param: { id }, json });

const FIELDS = [
  ...(['accountHolder', 'accountNumber', 'accountNumberAgain', 'ifsc', 'ifscRight', 'branch'] as const),
  ...(['upiId', 'upiRemoved', 'primary', 'foreign'] as const),
] as const;

function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '')]));
}
