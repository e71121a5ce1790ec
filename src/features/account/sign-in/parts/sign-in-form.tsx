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
import { readOutcome, submitPublic } from '#src/browser/api-client.ts';
import { SecondStepForm, type SignInResult, type SignInStep } from './second-step-form.tsx';

type Refused = { msg?: string; errors?: Record<string, string> };

/**
 * Asks for address and password, then for the second step if needed, and goes to the page the person came
 * for.
 */
export function SignInForm() {
  const t = useMessages('account');
  const texts = useMessages('form');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [step, setStep] = useState<SignInStep>();

  function go(result: SignInResult) {
    const path = completeSignIn({ ...result, to: search.get('to') });
    if (path !== undefined) return void navigate(path, { replace: true });
    setStep(undefined);
    setRefused({ msg: t.keepsNothing });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = { email: String(fields.get('email')), password: String(fields.get('password')) };
    setBusy(true);
    setRefused({});
    const response = await submitPublic((api) => api.auth.logIn.$post({ json }).then(readOutcome));
    setBusy(false);
    if (response?.ok) go(response.body);
    else if (response?.body.ticket) setStep({ ...response.body, ticket: response.body.ticket });
    else setRefused(response?.body ?? { msg: texts.unreachable });
  }

  if (step) return <SecondStepForm step={step} onSignedIn={go} onBack={() => setStep(undefined)} />;
  const { errors = {}, msg } = refused;
  return (
    <form
      method="post"
      className={classes(layout.stack, form.narrow)}
      onSubmit={(event) => void submit(event)}
      noValidate
      data-needs-script=""
    >
      <ErrorSummary msg={msg} errors={errors} labels={{ email: t.email, password: t.password }} />
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
