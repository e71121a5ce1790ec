import { CODE_TEXT_MOST } from '#src/shared/text-limits.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { controlProps, Field, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { useHydrated } from '#src/ui/form/use-hydrated.ts';
import button from '#src/ui/styles/button.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { CallNgo } from './call-ngo.tsx';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';
import { useField } from './help-fields.tsx';
import type { HelpFormController } from './use-help-form.ts';

type CodeFieldsProps = { values: HelpFormValues; controller: HelpFormController };

/** The mail address and the code that proves it. */
export function CodeFields({ values, controller }: CodeFieldsProps) {
  const { errors } = controller;
  const email = useField({ values, errors })('userEmail');
  return (
    <>
      <div>
        <Field field={email}>
          <div className={form.pair}>
            <input
              {...controlProps(email)}
              type="email"
              defaultValue={email.defaultValue}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              className={fieldStyles.input}
              required
            />
            <GetOtpButton controller={controller} />
          </div>
        </Field>
        <OtpNews controller={controller} />
      </div>
      <input type="hidden" name="otpForm" value={controller.otp.form ?? ''} />
      <CodeField values={values} errors={errors} />
    </>
  );
}

/** Without JavaScript, this button leads to a separate page that asks only for the code. */
function GetOtpButton({ controller: { busy, getOtp } }: { controller: HelpFormController }) {
  const t = useMessages('help-request/submission');
  const texts = useMessages('form');
  const alive = useHydrated();
  return (
    <button
      type={alive ? 'button' : 'submit'}
      name="step"
      value="otp"
      formAction="#userEmail"
      className={classes(button.button, button.second)}
      disabled={busy !== undefined}
      onClick={alive ? () => void getOtp() : undefined}
    >
      {busy === 'otp' ? texts.sending : t.getOtp}
    </button>
  );
}

/** The result of requesting a code, which screen readers announce too. */
function OtpNews({ controller: { otp } }: { controller: HelpFormController }) {
  const t = useMessages('help-request/submission');
  return (
    <>
      <p role="status" className={classes(otp.state === 'sent' && notes.evidence, notes.good)}>
        {otp.state === 'sent' && (
          <>
            <CheckIcon />
            {t.otpSent.title} {t.otpSent.text}
          </>
        )}
      </p>
      <p role="alert" className={form.message}>
        {otp.state === 'needsEmail' && t.otpNeedsEmail}
        {otp.state === 'failed' && [t.otpFailed, otp.msg].filter(Boolean).join(' ')}
      </p>
      {otp.state === 'failed' && <CallNgo />}
    </>
  );
}

export function CodeField(input: { values: HelpFormValues; errors: Record<string, string> }) {
  return (
    <TextField
      {...useField(input)('userOTP')}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_TEXT_MOST}
      required
    />
  );
}
