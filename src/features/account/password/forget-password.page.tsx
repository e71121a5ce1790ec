import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { requestResetLink } from './forget-password.action.server.ts';
import { useTokenInAddress } from '#src/features/account/use-token-in-address.ts';
import { NewPasswordForm } from '#src/features/account/password/parts/new-password-form.tsx';
import type { Route } from './+types/forget-password.page';

export function action({ request, context }: Route.ActionArgs) {
  return requestResetLink({ request, context });
}

/** Requests a reset link. If the address has a link's token after #, sets a new password instead. */
export default function ForgetPasswordPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('account');
  const token = useTokenInAddress();
  const title = token ? t.forget.newTitle : actionData?.sent ? t.forget.sentTitle : t.forget.title;
  return (
    <>
      <PageHead title={title} description={t.forget.lead} />
      <Crumb to="/logIn">{t.title}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.stack)}>
          <h1>{title}</h1>
          {token ? (
            <NewPasswordForm token={token} />
          ) : actionData?.sent ? (
            <p className={classes(notes.note, layout.read)} role="status">
              {t.forget.sent}
            </p>
          ) : (
            <LinkForm refused={actionData} />
          )}
        </div>
      </main>
    </>
  );
}

function LinkForm({ refused }: { refused: Route.ComponentProps['actionData'] }) {
  const t = useMessages('account');
  const { state } = useNavigation();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" className={classes(layout.stack, form.narrow)} noValidate data-needs-script="">
      <p className={layout.mute}>{t.forget.lead}</p>
      <ErrorSummary msg={refused?.msg} errors={errors} labels={{ email: t.email }} />
      <TextField
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        defaultValue={refused?.email}
        error={errors['email']}
        required
      />
      <SubmitButton busy={state === 'submitting'} full>
        {t.forget.submit}
      </SubmitButton>
    </Form>
  );
}
