import type { FormEvent } from 'react';
import type { ApiClient } from '#src/browser/api-client.ts';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { AMOUNT_TEXT_MOST, formatRupees, integerOf, typedRupees } from '#src/shared/money.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { DONATION_REASON_MOST, UTR_TEXT_MOST } from '#src/features/donation/donation.values.ts';

type DialogProps = {
  donation: OwnDonation;
  onChanged: (donation: OwnDonation) => void;
  onCancel: () => void;
};
type ChangeResponse = Awaited<ReturnType<ApiClient['donation']['refuseDonation'][':id']['$post']>>;

export const focusFirstError = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid]')?.focus());

/** Asks on which day the money arrived. */
export function ConfirmDialog({ donation, onChanged, onCancel }: DialogProps) {
  const { confirmDialog: t } = useMessages('donation/details');
  const { busy, refused, submit } = useSubmission(focusFirstError);
  const { _id: id, amount, method, utr } = donation;
  const hasNumber = method === 'upi' || method === 'bankTransfer';
  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = { receivedOn: String(fields.get('receivedOn')), utr: String(fields.get('utr') ?? '') };
    const saved = await submit((api) => api.donation.confirmDonation[':id'].$post({ param: { id }, json }));
    if (!saved) return;
    void notify('success', saved.msg);
    onChanged(saved.data);
  }
  const isOfField = Object.keys(refused.errors).length > 0;
  return (
    <Dialog title={t.title} onCancel={onCancel}>
      <p>{t.lead(formatRupees(amount))}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void confirm(event)}>
        <TextField
          name="receivedOn"
          type="date"
          variant="short"
          label={t.receivedOn}
          error={refused.errors['receivedOn'] ?? (isOfField ? undefined : refused.msg)}
          defaultValue={todayInIndia()}
          max={todayInIndia()}
          required
        />
        {hasNumber && (
          <TextField
            name="utr"
            label={t.utr}
            hint={utr === null ? undefined : t.utrHint}
            error={refused.errors['utr']}
            defaultValue={utr ?? ''}
            optional={utr === null}
            maxLength={UTR_TEXT_MOST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

/** Asks how much was given back in all, and why. */
export function RefundDialog({ donation, onChanged, onCancel }: DialogProps) {
  const { refundDialog: t } = useMessages('donation/details');
  const { busy, refused, submit } = useSubmission(focusFirstError);
  const { _id: id, amount, refunded } = donation;
  const isFirst = integerOf(refunded) === 0;
  async function record(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = { refunded: String(fields.get('refunded')), reason: String(fields.get('reason')) };
    const saved = await submit((api) => api.donation.recordRefund[':id'].$post({ param: { id }, json }));
    if (!saved) return;
    void notify('success', saved.msg);
    onChanged(saved.data);
  }
  const isOfField = Object.keys(refused.errors).length > 0;
  return (
    <Dialog title={t.title} onCancel={onCancel}>
      <p>{t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void record(event)}>
        <TextField
          name="refunded"
          variant="short"
          inputMode="decimal"
          label={isFirst ? t.amount : t.amountInAll}
          hint={isFirst ? undefined : t.before(formatRupees(refunded))}
          error={refused.errors['refunded'] ?? (isOfField ? undefined : refused.msg)}
          defaultValue={typedRupees(amount)}
          maxLength={AMOUNT_TEXT_MOST}
          autoComplete="off"
          required
        />
        <TextAreaField
          name="reason"
          label={t.reason}
          hint={t.hint}
          error={refused.errors['reason']}
          maxLength={DONATION_REASON_MOST}
          rows={3}
          required
        />
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

/** Asks why a claim is refused. */
export function RefuseDialog({ donation, ...handlers }: DialogProps) {
  const { refuseDialog: t } = useMessages('donation/details');
  const param = { id: donation._id };
  return (
    <ReasonForChange
      {...handlers}
      t={t}
      change={(api, reason) => api.donation.refuseDonation[':id'].$post({ param, json: { reason } })}
    />
  );
}

/** Asks why a donation was recorded by mistake. */
export function CancelDialog({ donation, ...handlers }: DialogProps) {
  const { cancelDialog: t } = useMessages('donation/details');
  const param = { id: donation._id };
  return (
    <ReasonForChange
      {...handlers}
      t={t}
      change={(api, reason) => api.donation.cancelReceivedDonation[':id'].$post({ param, json: { reason } })}
    />
  );
}

/** Asks why a receipt is cancelled or replaced. */
export function ReceiptDialog({
  kind,
  number,
  donation,
  ...handlers
}: DialogProps & { kind: 'cancel' | 'reissue'; number: string }) {
  const { receiptDialog: t } = useMessages('donation/details');
  const param = { id: donation._id };
  const texts = {
    cancel: { title: t.cancelTitle(number), lead: t.cancelLead, confirm: t.cancelConfirm },
    reissue: { title: t.reissueTitle(number), lead: t.reissueLead, confirm: t.reissueConfirm },
  }[kind];
  return (
    <ReasonForChange
      {...handlers}
      t={{ ...texts, reason: t.reason, hint: t.hint }}
      change={(api, reason) =>
        kind === 'cancel'
          ? api.donation.cancelReceipt[':id'].$post({ param, json: { reason } })
          : api.donation.reissueReceipt[':id'].$post({ param, json: { reason } })
      }
    />
  );
}

type ReasonForChangeProps = Omit<DialogProps, 'donation'> & {
  t: { title: string; lead: string; reason: string; hint: string; confirm: string };
  change: (api: ApiClient, reason: string) => Promise<ChangeResponse>;
};

function ReasonForChange({ t, change, onChanged, onCancel }: ReasonForChangeProps) {
  const { unreachable } = useMessages('form');
  async function confirm(reason: string): Promise<string | undefined> {
    const result = await send((api) => change(api, reason));
    if (!result.ok) return result.errors['reason'] ?? result.msg ?? unreachable;
    void notify('success', result.body.msg);
    onChanged(result.body.data);
    return undefined;
  }
  return (
    <ReasonDialog
      title={t.title}
      label={t.reason}
      name="reason"
      most={DONATION_REASON_MOST}
      hint={t.hint}
      confirm={t.confirm}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {t.lead}
    </ReasonDialog>
  );
}
