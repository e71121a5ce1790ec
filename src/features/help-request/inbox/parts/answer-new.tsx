import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { HelpContact } from '#src/features/help-request/inbox/inbox.contract.ts';
import { CONTACT_DAY, ContactDayField } from './contact-day-field.tsx';
import type { ContactResult } from './contact.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './inbox.module.css';
import { useStep, type AnswerProps } from './use-step.ts';

type Accepted = { data: { contact: HelpContact | null; withoutContact: string | null } };

/** Accepts a new request with the day by which the NGO will be in touch, or declines it with a reason. */
export function AnswerNew({
  request,
  onChanged,
  onView,
}: AnswerProps & { onView: (result: ContactResult) => void }) {
  const { answer: t } = useMessages('help-request/inbox');
  const [declining, setDeclining] = useState(false);
  const { busy, step } = useStep({ id: request._id, onChanged });
  const [error, setError] = useState<string>();

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const contactBy = String(new FormData(event.currentTarget).get(CONTACT_DAY));
    const param = { id: request._id };
    const refused = await step({
      request: (api) => api.helpRequest.acceptHelpRequest[':id'].$post({ param, json: { contactBy } }),
      success: t.accepted,
      onSuccess: ({ data: { contact, withoutContact } }: Accepted) =>
        onView({ id: request._id, contact, error: withoutContact }),
    });
    setError(refused?.[CONTACT_DAY]);
    if (refused?.[CONTACT_DAY]) document.getElementById(CONTACT_DAY)?.focus();
  }
  return (
    <aside className={classes(panel.panel, layout.stack, styles.answer)}>
      <h2>{t.heading}</h2>
      <p className={layout.mute}>{t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void accept(event)}>
        <ContactDayField error={error} />
        <SubmitButton busy={busy} full>
          {t.accept}
        </SubmitButton>
      </form>
      <BusyButton
        className={classes(button.button, button.second, button.full)}
        busy={busy}
        onClick={() => setDeclining(true)}
      >
        {t.decline}
      </BusyButton>
      {declining && (
        <DeclineDialog request={request} onChanged={onChanged} onCancel={() => setDeclining(false)} />
      )}
    </aside>
  );
}
