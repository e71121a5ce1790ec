import { useRef, type FormEvent } from 'react';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { LANGUAGE_NAMES, type Language } from '#src/shared/languages.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';

type Entered<Role> = { name: string; email: string; role: Role; language: Language };

type InviteFormProps<Role extends string> = {
  title: string;
  lead: string;
  /** The roles to choose from. The first is selected. */
  roles: { value: Role; label: string; hint: string }[];
  /** Returns the call that invites a person. */
  invite: (person: Entered<Role>) => ApiCall<{ msg: string }>;
  onInvited: () => Promise<void>;
};

/** Invites a person by mail. The password is asked for again, because a new person sees what people in need wrote. */
export function InviteForm<Role extends string>(props: InviteFormProps<Role>) {
  const { title, lead, roles, invite, onInvited } = props;
  const t = useMessages('account/person-lists');
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const { busy, refused, setRefused, submit } = useSubmission();
  const findErrors = useErrorSentences();

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get('name')).trim();
    const email = String(fields.get('email')).trim();
    const errors = findErrors({ name, email });
    setRefused({ errors });
    // Nobody types the password for an invitation that is refused.
    if (Object.keys(errors).length > 0) return;
    void send({
      name,
      email,
      role: String(fields.get('inviteeRole')) as Role,
      language: String(fields.get('language')) as Language,
    });
  }
  async function send(person: Entered<Role>) {
    const body = await submit(invite(person), t.password);
    if (!body) return;
    element.current?.reset();
    void notify('success', body.msg);
    await onInvited();
  }

  return (
    <section className={layout.stack} id="invite">
      <h2>{title}</h2>
      <p className={classes(layout.mute, layout.read)}>{lead}</p>
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
        <RadioCards name="inviteeRole" label={t.role} selected={roles[0]?.value} options={roles} />
        <SelectField
          name="language"
          label={t.language}
          defaultValue={language}
          options={LANGUAGE_NAMES.map(([value, label]) => ({ value, label }))}
        />
        <SubmitButton busy={busy}>{t.submit}</SubmitButton>
      </form>
    </section>
  );
}

/** Returns a function that finds what the server would refuse, with the same wording. */
function useErrorSentences(): (entered: { name: string; email: string }) => Record<string, string> {
  const { emailRequired, emailInvalid } = useMessages('form').errors;
  const { inviteeNameRequired } = useMessages('account/people/responses').errors;
  return ({ name, email }) => ({
    ...(name === '' && { name: inviteeNameRequired }),
    ...(!isEmail(email) && { email: email === '' ? emailRequired : emailInvalid }),
  });
}
