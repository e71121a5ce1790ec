import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { completeSignIn } from './complete-sign-in.ts';
import { usePublicSubmission } from '#src/ui/area/edit/use-submission.ts';
import { SecondStepForm, type SignInResult, type SignInStep } from './second-step-form.tsx';

/**
 * Asks for address and password, then for the second step if needed, and goes to the page the person came
 * for.
 */
export function SignInForm() {
  const t = useMessages('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { busy, refused, setRefused, submit } = usePublicSubmission();
  const [step, setStep] = useState<SignInStep>();

  function go(result: SignInResult) {
    const path = completeSignIn({ ...result, to: search.get('to') });
    if (path !== undefined) return void navigate(path, { replace: true });
    setStep(undefined);
    setRefused({ msg: t.keepsNothing, errors: {} });
  }

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = { email: String(fields.get('email')), password: String(fields.get('password')) };
    const outcome = await submit((api) => api.auth.logIn.$post({ json }));
    if (outcome?.ok) return go(outcome.body);
    if (!outcome?.body.ticket) return;
    // The message belongs to the second step, which shows it.
    setRefused({ errors: {} });
    setStep({ ...outcome.body, ticket: outcome.body.ticket });
  }

  if (step) return <SecondStepForm step={step} onSignedIn={go} onBack={() => setStep(undefined)} />;
  const { errors } = refused;
  return (
    <form
      method="post"
      className={classes(layout.stack, form.narrow)}
      onSubmit={(event) => void signIn(event)}
      noValidate
      data-needs-script=""
    >
      <ErrorSummary {...refused} labels={{ email: t.email, password: t.password }} />
      <TextField
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MOST}
        error={errors['email']}
        required
      />
      <PasswordField
        name="password"
        label={t.password}
        autoComplete="current-password"
        error={errors['password']}
        required
      />
      <SubmitButton busy={busy} full needsScript>
        {t.submit}
      </SubmitButton>
      <p className={layout.links}>
        <Link to="/forgetPassword">{t.forgot}</Link>
      </p>
    </form>
  );
}
