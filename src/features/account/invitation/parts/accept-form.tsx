import { useRef, useState, type FormEvent } from 'react';
import { clearSession } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { usePublicSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { CheckField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Invitation } from '#src/features/account/invitation/invitation.contract.ts';

/** Shows for whom the invited person will work, and opens the account with a password of their own. */
export function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useMessages('account/invitation');
  const { forget } = useMessages('account');
  const language = useLanguage();
  const { busy, refused, submit } = usePublicSubmission();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ngo, role, ngoRole, email, name } = invitation;
  const { errors } = refused;

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = {
      token,
      name: String(fields.get('name')),
      password: String(fields.get('password')),
      // The server refuses a form without the tick and says why.
      consent: (fields.get('consent') === 'yes') as true,
    };
    const outcome = await submit((api) => api.auth.acceptInvitation.$post({ json }));
    if (!outcome?.ok) return;
    // The browser may be signed in as somebody else.
    clearSession();
    setOpen(true);
    // The form disappears, and the page above it may be out of sight.
    heading.current?.focus();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {ngo ? t.headline(nameIn({ names: ngo, language })) : t.headlineTeam}
      </h1>
      {isOpen ? (
        <>
          <p className={classes(notes.note, notes.good, layout.read)} role="status">
            {t.done}
          </p>
          <p>
            <Link className={button.button} to="/logIn">
              {t.signIn}
            </Link>
          </p>
        </>
      ) : (
        <form
          className={classes(layout.stack, form.narrow)}
          onSubmit={(event) => void accept(event)}
          noValidate
        >
          <p className={layout.mute}>
            {ngoRole ? t[ngoRole] : `${role === 'admin' ? t.admin : t.staff} ${t.team}`}
          </p>
          <ErrorSummary {...refused} labels={{ name: t.name, password: t.password, consent: t.tick }} />
          {/* Tells the browser's password manager which account this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <p>
            {t.email}: <b>{email}</b>
          </p>
          <TextField
            name="name"
            label={t.name}
            defaultValue={name}
            maxLength={PERSON_NAME_MOST}
            autoComplete="name"
            error={errors['name']}
            required
          />
          <PasswordField
            name="password"
            label={t.password}
            hint={forget.passwordHint}
            autoComplete="new-password"
            error={errors['password']}
            required
          />
          <p className={layout.mute}>{ngo ? t.consent : t.consentTeam}</p>
          <CheckField name="consent" value="yes" label={t.tick} error={errors['consent']} required />
          <SubmitButton busy={busy} full>
            {t.submit}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
