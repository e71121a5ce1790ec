import { useState, type FormEvent } from 'react';
import type { ApiClient, SuccessBody } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import form from '#src/ui/form/form.module.css';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { notify } from '#src/ui/notify.tsx';
import { AppSetUp, CodeField } from './app-set-up.tsx';

type TotpSettingProps = {
  account: { role: 'ngo' | 'staff' | 'admin'; usesTotp: boolean };
  onChanged: () => void;
};
type SetUp = SuccessBody<Awaited<ReturnType<ApiClient['auth']['setUpTotp']['$post']>>>['data'];

/** Turns the authenticator app on and off. Staff always need one; for NGO users it is optional. */
export function TotpSetting({ account, onChanged }: TotpSettingProps) {
  const { change } = useMessages('account');
  const [begun, setBegun] = useState<SetUp>();
  const [isStopping, setStopping] = useState(false);
  const { refused, submit } = useSubmission();
  const field = (event: FormEvent<HTMLFormElement>, name: string) => {
    event.preventDefault();
    return String(new FormData(event.currentTarget).get(name));
  };

  async function finish(body: unknown, words: string) {
    if (!body) return;
    setBegun(undefined);
    setStopping(false);
    await notify('success', words);
    onChanged();
  }
  async function begin() {
    const set = await submit((api) => api.auth.setUpTotp.$post());
    if (set) setBegun(set.data);
  }

  return (
    <section className={classes(layout.stack, form.narrow)}>
      <h2>{change.appTitle}</h2>
      <p className={layout.mute}>{account.usesTotp ? change.appOn : change.appOff}</p>
      <ErrorSummary {...refused} labels={{}} />
      {!account.usesTotp && !begun && (
        <button type="button" className={classes(button.button, button.second)} onClick={() => void begin()}>
          {change.appStart}
        </button>
      )}
      {begun && (
        <form
          className={layout.stack}
          noValidate
          onSubmit={(event) => {
            const json = { ticket: begun.ticket, code: field(event, 'code') };
            void submit((api) => api.auth.confirmTotp.$post({ json })).then((body) =>
              finish(body, change.appStarted),
            );
          }}
        >
          <AppSetUp preparation={begun} />
          <CodeField hint="" error={refused.errors['code']} />
          <SubmitButton>{change.appConfirm}</SubmitButton>
        </form>
      )}
      {account.usesTotp && account.role === 'ngo' && !isStopping && (
        <button
          type="button"
          className={classes(button.button, button.second)}
          onClick={() => setStopping(true)}
        >
          {change.appStop}
        </button>
      )}
      {isStopping && (
        <form
          className={layout.stack}
          noValidate
          onSubmit={(event) => {
            const json = { password: field(event, 'appPassword') };
            void submit((api) => api.auth.removeTotp.$post({ json })).then((body) =>
              finish(body, change.appStopped),
            );
          }}
        >
          <PasswordField
            name="appPassword"
            label={change.old}
            hint={change.appStopHint}
            autoComplete="current-password"
            error={refused.errors['password']}
          />
          <SubmitButton second>{change.appStop}</SubmitButton>
        </form>
      )}
    </section>
  );
}
