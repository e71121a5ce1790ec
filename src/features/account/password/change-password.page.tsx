import type { FormEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { clearSession, load } from '#src/browser/session.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import form from '#src/ui/form/form.module.css';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { notify } from '#src/ui/notify.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { SessionList } from '#src/features/account/sessions/parts/session-list.tsx';
import { TotpSetting } from '#src/features/account/second-factor/parts/totp-setting.tsx';
import type { Route } from './+types/change-password.page';

export async function clientLoader() {
  const [account, sessions] = await Promise.all([
    load((api) => api.auth.getAccount.$get()),
    load((api) => api.auth.getAllSessions.$get()),
  ]);
  return { account: account.data, sessions: sessions.data };
}

export default function ChangePasswordPage({ loaderData: { account, sessions } }: Route.ComponentProps) {
  const t = useMessages('account');
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHead title={t.change.title} hidden />
      <div className={layout.stack}>
        <h1>{t.change.title}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.change.lead}</p>
        <ChangeForm email={account.email} />
      </div>
      <TotpSetting account={account} onChanged={() => void revalidate()} />
      <SessionList sessions={sessions} onChanged={() => void revalidate()} />
    </>
  );
}

function ChangeForm({ email }: { email: string }) {
  const t = useMessages('account');
  const navigate = useNavigate();
  const {
    busy,
    refused: { msg, errors },
    submit,
  } = useSubmission();

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = { password: String(fields.get('password')), newPassword: String(fields.get('newPassword')) };
    if (!(await submit((api) => api.auth.changePassword.$post({ json })))) return;
    clearSession();
    void notify('success', t.change.done);
    await navigate('/logIn');
  }

  return (
    <form className={classes(layout.stack, form.narrow)} onSubmit={(event) => void change(event)} noValidate>
      <ErrorSummary
        msg={msg}
        errors={errors}
        labels={{ password: t.change.old, newPassword: t.forget.newPassword }}
      />
      {/* Tells the browser's password manager which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={t.change.old}
        autoComplete="current-password"
        error={errors['password']}
        required
      />
      <PasswordField
        name="newPassword"
        label={t.forget.newPassword}
        hint={t.forget.passwordHint}
        autoComplete="new-password"
        error={errors['newPassword']}
        required
      />
      <SubmitButton busy={busy}>{t.change.submit}</SubmitButton>
    </form>
  );
}
