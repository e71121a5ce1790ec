import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { ConfirmPasswordDialog } from '#src/ui/area/confirm-password-dialog.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  checkGatewayForm,
  type GatewayForm,
} from '#src/features/donation/gateway-account/gateway-account.rules.ts';
import { KEY_ID_MOST, SECRET_MOST } from '#src/features/donation/gateway-account/gateway-account.values.ts';

type GatewayDialogProps = { allowsTest: boolean; onSaved: () => Promise<void>; onCancel: () => void };

const EMPTY = { keyId: '', keySecret: '', webhookSecret: '' };

/** Asks for the keys, then for the password. What was typed stays until it is saved; it is stored nowhere. */
export function GatewayDialog({ allowsTest, onSaved, onCancel }: GatewayDialogProps) {
  const { password } = useMessages('donation/bank-details');
  const [values, setValues] = useState(EMPTY);
  const [isConfirming, setConfirming] = useState(false);
  const { busy, refused, submit } = useSubmission();

  async function save(confirmation: string) {
    setConfirming(false);
    const saved = await submit(
      (api) => api.donation.saveGatewayAccount.$post({ json: values }),
      confirmation,
    );
    if (!saved) return;
    void notify('success', saved.msg);
    await onSaved();
  }
  if (isConfirming)
    return (
      <ConfirmPasswordDialog
        lead={password}
        onConfirmed={(confirmation) => void save(confirmation)}
        onCancel={() => setConfirming(false)}
      />
    );
  return (
    <KeysForm
      // A refusal is shown by a new form with the same texts.
      key={JSON.stringify(refused)}
      values={values}
      refused={refused}
      busy={busy}
      allowsTest={allowsTest}
      onFilledIn={(filledIn) => {
        setValues(filledIn);
        setConfirming(true);
      }}
      onCancel={onCancel}
    />
  );
}

type KeysFormProps = {
  values: typeof EMPTY;
  refused: { msg?: string; errors: FieldErrors };
  busy: boolean;
  allowsTest: boolean;
  onFilledIn: (values: typeof EMPTY) => void;
  onCancel: () => void;
};

function KeysForm({ values, refused, busy, allowsTest, onFilledIn, onCancel }: KeysFormProps) {
  const { dialog: t } = useMessages('donation/gateway-account');
  const messages = {
    ...useMessages('form').errors,
    ...useMessages('donation/gateway-account/responses').errors,
  };
  const place = useRef<HTMLFormElement>(null);
  const find = (form: HTMLFormElement) =>
    translateErrors({ errors: checkGatewayForm(readForm(form), { allowsTest }).errors, messages });
  const errors = useFieldErrors({ form: place, first: refused.errors, find });

  function check(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (errors.refuse(find(submitted.currentTarget))) onFilledIn(readForm(submitted.currentTarget));
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    label: t.fields[name],
    hint: t.hints[name],
    error: errors.errors[name],
    defaultValue: values[name],
    required: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <Dialog title={t.title} onCancel={onCancel} wide>
      <p>{t.lead}</p>
      <form ref={place} className={layout.stack} noValidate onSubmit={check}>
        <ErrorSummary msg={refused.msg} errors={errors.refused} labels={t.fields} />
        <TextField {...field('keyId')} maxLength={KEY_ID_MOST} />
        <TextField {...field('keySecret')} maxLength={SECRET_MOST} />
        <TextField {...field('webhookSecret')} maxLength={SECRET_MOST} />
        <FormButtons confirm={t.submit} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

function readForm(form: HTMLFormElement): typeof EMPTY {
  const data = new FormData(form);
  const textOf = (name: keyof GatewayForm) => String(data.get(name) ?? '');
  return {
    keyId: textOf('keyId'),
    keySecret: textOf('keySecret'),
    webhookSecret: textOf('webhookSecret'),
  };
}
