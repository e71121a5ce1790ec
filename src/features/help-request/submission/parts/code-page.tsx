import { useMessages } from '#src/messages/messages.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { HelpOutcome, HelpFormValues } from '#src/features/help-request/help-request.view.ts';
import { CodeField } from './code-fields.tsx';
import { Failure } from './help-form.tsx';

/** The page without JavaScript that asks only for the code and carries all other values in hidden fields. */
export function CodePage({ outcome }: { outcome: HelpOutcome }) {
  const t = useMessages('help-request/submission');
  const { code } = useMessages('help-request/submission/pages');
  const { values, errors } = outcome;
  return (
    <form method="post" className={layout.stack} noValidate>
      {outcome.failed && <Failure msg={outcome.msg} />}
      <h1>{code.title}</h1>
      {outcome.otp === 'sent' && (
        <p role="status">
          <b>{t.otpSent.title}</b> {t.otpSent.text}
        </p>
      )}
      <p className={layout.mute}>{code.recipient(values['userEmail'] ?? '')}</p>
      <Carried values={values} except="userOTP" />
      <input type="hidden" name="page" value="code" />
      <CodeField values={values} errors={errors} />
      <SubmitButton full>{t.submit}</SubmitButton>
      <SubmitButton name="step" value="otp" second full>
        {t.getOtp}
      </SubmitButton>
      <SubmitButton name="step" value="change" second full>
        {code.change}
      </SubmitButton>
    </form>
  );
}

/** Hidden fields for the values that were entered on another page of the form. */
export function Carried({ values, except }: { values: HelpFormValues; except?: string }) {
  return Object.entries(values)
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
