import type { FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import form from '#src/ui/form/form.module.css';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { AppSetUp, CodeField } from '#src/features/account/second-factor/parts/app-set-up.tsx';
import type { ApiClient, RefusedBody } from '#src/browser/api-client.ts';
import { usePublicSubmission } from '#src/ui/area/edit/use-submission.ts';
import type { SessionNgo } from '#src/browser/session.ts';

export type SignInResult = { token: string; ngo: SessionNgo | null };
export type SignInStep = RefusedBody<LogInResponse> & { ticket: string };
type LogInResponse = Awaited<ReturnType<ApiClient['auth']['logIn']['$post']>>;

type SecondStepFormProps = {
  step: SignInStep;
  onSignedIn: (result: SignInResult) => void;
  onBack: () => void;
};

/**
 * The second step of signing in: a code by mail or from an authenticator app, which is set up here on first
 * use.
 */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const t = useMessages('account');
  const {
    busy,
    refused: { msg, errors },
    submit,
  } = usePublicSubmission();

  async function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { ticket: step.ticket, code: String(new FormData(event.currentTarget).get('code')) };
    const outcome = await submit((api) => api.auth.finishLogIn.$post({ json }));
    if (outcome?.ok) onSignedIn(outcome.body);
  }

  return (
    <form className={classes(layout.stack, form.narrow)} onSubmit={(event) => void finish(event)} noValidate>
      <ErrorSummary msg={msg} errors={errors} labels={{ code: t.step.code }} />
      {!msg && (
        <p className={notes.note} role="status">
          {step.msg}
        </p>
      )}
      {step.preparation && <AppSetUp preparation={step.preparation} />}
      <CodeField hint={step.next === 'mailCode' ? t.step.mailHint : t.step.appHint} error={errors['code']} />
      <SubmitButton busy={busy} full>
        {t.step.submit}
      </SubmitButton>
      <p>
        <button type="button" className={classes(button.button, button.second, button.full)} onClick={onBack}>
          {t.step.back}
        </button>
      </p>
    </form>
  );
}
