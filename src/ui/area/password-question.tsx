import { useEffect, useId, useState, type FormEvent } from 'react';
import { setPasswordQuestion } from '#src/browser/confirmation.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** The id of the field. It differs from other password fields on the page. */
const FIELD = 'confirmedPassword';

type Question = { lead: string | undefined; answer: (confirmation: string | undefined) => void };

/** Asks for the password again before an action for which a stolen session must not be enough. */
export function PasswordQuestion() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => setPasswordQuestion((lead) => new Promise((answer) => setQuestion({ lead, answer }))), []);
  if (!question) return null;
  const close = (confirmation?: string) => {
    setQuestion(undefined);
    question.answer(confirmation);
  };
  return <PasswordDialog lead={question.lead} onConfirmed={close} onCancel={() => close()} />;
}

type PasswordDialogProps = {
  lead: string | undefined;
  onConfirmed: (confirmation: string) => void;
  onCancel: () => void;
};

function PasswordDialog({ lead, onConfirmed, onCancel }: PasswordDialogProps) {
  const { confirm: t } = useMessages('area');
  const { busy, refused, submit } = useSubmission();
  const leadId = useId();

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(FIELD) as HTMLInputElement;
    const confirmed = await submit((api) =>
      api.auth.confirmPassword.$post({ json: { password: field.value } }),
    );
    if (confirmed) return onConfirmed(confirmed.data.confirmation);
    field.focus();
  }

  return (
    <Dialog title={t.title} describedBy={leadId} onCancel={onCancel}>
      <p id={leadId}>{lead ?? t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void confirm(event)}>
        <PasswordField
          name={FIELD}
          label={t.password}
          autoComplete="current-password"
          error={refused.errors['password'] ?? refused.msg}
          required
        />
        <FormButtons confirm={t.submit} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
