import { EMAIL_MOST, PERSON_NAME_MOST, CODE_TEXT_MOST } from '#src/shared/text-limits.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { MailIcon } from '#src/ui/icons.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { RegisterOutcome } from '#src/features/ngo/registration/registration.view.ts';
import { RegisterGroup } from './register-group.tsx';

type RegisterAccountProps = {
  outcome: RegisterOutcome;
  /** The code is being requested. */
  isSending: boolean;
};

/** Fields for the account of the person who registers. A code verifies the email address. */
export function RegisterAccount({ outcome, isSending }: RegisterAccountProps) {
  const { account: t } = useMessages('ngo/registration');
  const { values, errors, codeSentTo } = outcome;
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome.codeSentTo) code.current?.focus();
  }, [outcome]);
  const field = (name: 'contactName' | 'contactEmail' | 'otp' | 'password') => ({
    name,
    label: t[name],
    error: errors[name],
  });
  const cameBack = Object.keys(values).length > 0;
  return (
    <RegisterGroup section="account" lead={t.why}>
      <TextField
        {...field('contactName')}
        defaultValue={values['contactName']}
        maxLength={PERSON_NAME_MOST}
        autoComplete="name"
        required
      />
      <TextField
        {...field('contactEmail')}
        type="email"
        hint={t.emailHint}
        defaultValue={values['contactEmail']}
        maxLength={EMAIL_MOST}
        autoComplete="username"
        required
      />
      <SubmitButton name="intent" value="code" formAction="#otp" busy={isSending} second>
        {t.getCode}
      </SubmitButton>
      <p role="status" className={codeSentTo && classes(notes.evidence, notes.good)}>
        {codeSentTo && (
          <>
            <MailIcon />
            {t.codeSent(codeSentTo)}
          </>
        )}
      </p>
      <input type="hidden" name="otpForm" value={values['otpForm'] ?? ''} />
      <TextField
        {...field('otp')}
        ref={code}
        variant="code"
        hint={t.otpHint}
        defaultValue={values['otp']}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_TEXT_MOST}
        required
      />
      <PasswordField
        {...field('password')}
        hint={
          <>
            {t.passwordHint}
            {cameBack && ` ${t.passwordAgain}`}
          </>
        }
        autoComplete="new-password"
        required
      />
    </RegisterGroup>
  );
}
