import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  checkGatewayForm,
  type GatewayForm,
} from '#src/features/donation/gateway-account/gateway-account.rules.ts';
import { KEY_ID_MOST, SECRET_MOST } from '#src/features/donation/gateway-account/gateway-account.values.ts';

type GatewayDialogProps = { allowsTest: boolean; onSaved: () => Promise<void>; onCancel: () => void };

/** Asks for the keys. What was typed stays until it is saved; it is stored nowhere. */
export function GatewayDialog({ allowsTest, onSaved, onCancel }: GatewayDialogProps) {
  const { password } = useMessages('donation/bank-details');
  const { dialog: t } = useMessages('donation/gateway-account');
  const messages = {
    ...useMessages('form').errors,
    ...useMessages('donation/gateway-account/responses').errors,
  };
  const place = useRef<HTMLFormElement>(null);
  const find = (form: HTMLFormElement) =>
    translateErrors({ errors: checkGatewayForm(readForm(form), { allowsTest }).errors, messages });
  const errors = useFieldErrors({ form: place, find });
  const { busy, refused, submit } = useSubmission((answer) => errors.refuse(answer.errors));

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const json = readForm(submitted.currentTarget);
    if (busy || !errors.refuse(find(submitted.currentTarget))) return;
    const saved = await submit((api) => api.donation.saveGatewayAccount.$post({ json }), password);
    if (!saved) return;
    void notify('success', saved.msg);
    await onSaved();
  }
  const field = (name: keyof GatewayForm) => ({
    name,
    label: t.fields[name],
    hint: t.hints[name],
    error: errors.errors[name],
    required: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <Dialog title={t.title} onCancel={onCancel} wide>
      <p>{t.lead}</p>
      <form ref={place} className={layout.stack} noValidate onSubmit={(submitted) => void save(submitted)}>
        <ErrorSummary msg={refused.msg} errors={errors.refused} labels={t.fields} />
        <TextField {...field('keyId')} maxLength={KEY_ID_MOST} />
        <TextField {...field('keySecret')} maxLength={SECRET_MOST} />
        <TextField {...field('webhookSecret')} maxLength={SECRET_MOST} />
        <FormButtons confirm={t.submit} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

function readForm(form: HTMLFormElement): Record<keyof GatewayForm, string> {
  const data = new FormData(form);
  const textOf = (name: keyof GatewayForm) => String(data.get(name) ?? '');
  return {
    keyId: textOf('keyId'),
    keySecret: textOf('keySecret'),
    webhookSecret: textOf('webhookSecret'),
  };
}
