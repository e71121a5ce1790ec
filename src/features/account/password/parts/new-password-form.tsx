import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { clearSession } from '#src/browser/session.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import form from '#src/ui/form/form.module.css';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { Link } from '#src/ui/link.tsx';
import { usePublicSubmission } from '#src/ui/area/edit/use-submission.ts';

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useMessages('account');
  const [isChanged, setChanged] = useState(false);
  const { busy, refused, submit } = usePublicSubmission();

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { token, password: String(new FormData(event.currentTarget).get('password')) };
    const outcome = await submit((api) => api.auth.resetPassword.$post({ json }));
    if (!outcome?.ok) return;
    clearSession();
    setChanged(true);
  }

  if (isChanged) {
    return (
      <>
        <p className={classes(notes.note, notes.good, layout.read)} role="status">
          {t.forget.done}
        </p>
        <p>
          <Link className={button.button} to="/logIn">
            {t.submit}
          </Link>
        </p>
      </>
    );
  }
  return (
    <form className={classes(layout.stack, form.narrow)} onSubmit={(event) => void change(event)} noValidate>
      <ErrorSummary {...refused} labels={{ password: t.forget.newPassword }} />
      <PasswordField
        name="password"
        label={t.forget.newPassword}
        hint={t.forget.passwordHint}
        autoComplete="new-password"
        error={refused.errors['password']}
        required
      />
      <SubmitButton busy={busy} full>
        {t.forget.set}
      </SubmitButton>
    </form>
  );
}
