import { useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { AMOUNT_TEXT_MOST, formatRupees, subtractPaise, typedRupees, type Paise } from '#src/shared/money.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { readAmount } from '#src/features/donation/amount.rules.ts';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { focusFirstError } from './change-dialogs.tsx';

type GatewayRefundProps = {
  donation: OwnDonation;
  onChanged: (donation: OwnDonation) => void;
  onCancel: () => void;
};

/** Asks how much the payment gateway should give back, and then for the password: money moves. */
export function GatewayRefundDialog({ donation, onChanged, onCancel }: GatewayRefundProps) {
  const { gatewayRefund: t } = useMessages('donation/details');
  const { _id: id, amount: given, refunded } = donation;
  const left = subtractPaise(given, refunded);
  const [wrong, setWrong] = useState<string>();
  const { busy, refused, submit } = useSubmission();

  async function giveBack(amount: Paise) {
    const param = { id };
    const done = await submit(
      (api) => api.donation.refundDonation[':id'].$post({ param, json: { amount: typedRupees(amount) } }),
      t.password(formatRupees(amount)),
    );
    if (!done) return;
    void notify('success', done.msg);
    const changed = await send((api) => api.donation.getDonationOfNgo[':id'].$get({ param }));
    onChanged(changed.ok ? changed.body.data : donation);
  }
  function check(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const text = String(new FormData(submitted.currentTarget).get('amount'));
    const read = readAmount({ text, most: left });
    if ('error' in read) {
      setWrong(t.wrong(formatRupees(left)));
      return focusFirstError();
    }
    setWrong(undefined);
    void giveBack(read.amount);
  }
  return (
    <Dialog title={t.title} onCancel={onCancel}>
      <p>{t.lead(formatRupees(left))}</p>
      <form className={layout.stack} noValidate onSubmit={check}>
        <TextField
          name="amount"
          variant="short"
          inputMode="decimal"
          label={t.amount}
          error={wrong ?? refused.errors['amount'] ?? refused.msg}
          defaultValue={typedRupees(left)}
          maxLength={AMOUNT_TEXT_MOST}
          autoComplete="off"
          required
        />
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
