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
import { readOutcome, submitPublic } from '#src/browser/api-client.ts';

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useMessages('account');
  const texts = useMessages('form');
  const [state, setState] = useState<'typing' | 'busy' | 'done'>('typing');
  const [refused, setRefused] = useState<{ msg?: string; errors?: Record<string, string> }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { token, password: String(new FormData(event.currentTarget).get('password')) };
    setState('busy');
    setRefused({});
    const response = await submitPublic((api) => api.auth.resetPassword.$post({ json }).then(readOutcome));
    if (response?.ok) clearSession();
    else setRefused(response?.body ?? { msg: texts.unreachable });
    setState(response?.ok ? 'done' : 'typing');
  }

  if (state === 'done') {
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
  const { errors = {}, msg } = refused;
  return (
    <form className={classes(layout.stack, form.narrow)} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary msg={msg} errors={errors} labels={{ password: t.forget.newPassword }} />
      <PasswordField
        name="password"
        label={t.forget.newPassword}
        hint={t.forget.passwordHint}
        autoComplete="new-password"
        error={errors['password']}
        required
      />
      <SubmitButton busy={state === 'busy'} full>
        {t.forget.set}
      </SubmitButton>
    </form>
  );
}
