import { useRef, useState, type FormEvent } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { LANGUAGE_NAMES, type Language } from '#src/shared/languages.ts';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ConfirmPasswordDialog } from '#src/ui/area/confirm-password-dialog.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { notify } from '#src/ui/notify.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import { NGO_ROLES, type NgoRole } from '#src/features/account/account.values.ts';

type Entered = { name: string; email: string; ngoRole: NgoRole; language: Language };

/** Invites a colleague. The password is asked for again, because a new person sees what people in need wrote. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const t = useMessages('account/people');
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const { busy, refused, submit } = useSubmission();
  const [entered, setEntered] = useState<Entered>();

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setEntered({
      name: String(fields.get('name')),
      email: String(fields.get('email')),
      ngoRole: String(fields.get('ngoRole')) as NgoRole,
      language: String(fields.get('language')) as Language,
    });
  }
  async function send(json: Entered, confirmation: string) {
    setEntered(undefined);
    const body = await submit((api) => api.auth.invitePerson.$post({ json }), confirmation);
    if (!body) return;
    element.current?.reset();
    void notify('success', body.msg);
    await onInvited();
  }

  return (
    <section className={layout.stack}>
      <h2>{t.invite}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.inviteLead}</p>
      <form ref={element} className={classes(layout.stack, form.narrow)} noValidate onSubmit={read}>
        <ErrorSummary {...refused} labels={{ name: t.name, email: t.email }} />
        <TextField
          name="name"
          label={t.name}
          maxLength={PERSON_NAME_MOST}
          autoComplete="off"
          error={refused.errors['name']}
          required
        />
        <TextField
          name="email"
          type="email"
          label={t.email}
          maxLength={EMAIL_MOST}
          autoComplete="off"
          error={refused.errors['email']}
          required
        />
        <RadioCards
          name="ngoRole"
          label={t.role}
          selected="member"
          options={[...NGO_ROLES].reverse().map((value) => ({
            value,
            label: t.roles[value],
            hint: t.roleHints[value],
          }))}
        />
        <SelectField
          name="language"
          label={t.language}
          defaultValue={language}
          options={LANGUAGE_NAMES.map(([value, label]) => ({ value, label }))}
        />
        <SubmitButton busy={busy}>{t.submit}</SubmitButton>
      </form>
      {entered && (
        <ConfirmPasswordDialog
          lead={t.password}
          onConfirmed={(confirmation) => void send(entered, confirmation)}
          onCancel={() => setEntered(undefined)}
        />
      )}
    </section>
  );
}
