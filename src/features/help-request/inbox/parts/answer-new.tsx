import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { HelpContact } from '#src/features/help-request/inbox/inbox.contract.ts';
import type { ContactResult } from './contact.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './inbox.module.css';
import { useStep, type AnswerProps } from './use-step.ts';

type Accepted = { data: { contact: HelpContact | null; withoutContact: string | null } };

/** Buttons that accept a new request, or decline it after asking for a reason. */
export function AnswerNew({
  request,
  onChanged,
  onView,
}: AnswerProps & { onView: (result: ContactResult) => void }) {
  const { answer: t } = useMessages('help-request/inbox');
  const form = useMessages('form');
  const [declining, setDeclining] = useState(false);
  const { busy, step } = useStep({ id: request._id, onChanged });
  const accept = () =>
    step({
      request: (api) => api.helpRequest.acceptHelpRequest[':id'].$post({ param: { id: request._id } }),
      success: t.accepted,
      onSuccess: ({ data: { contact, withoutContact } }: Accepted) =>
        onView({ id: request._id, contact, error: withoutContact }),
    });
  return (
    <aside className={classes(panel.panel, layout.stack, styles.answer)}>
      <h2>{t.heading}</h2>
      <p className={layout.mute}>{t.lead}</p>
      <button
        type="button"
        className={classes(button.button, button.full)}
        disabled={busy}
        onClick={() => void accept()}
      >
        {busy ? form.sending : t.accept}
      </button>
      <button
        type="button"
        className={classes(button.button, button.second, button.full)}
        disabled={busy}
        onClick={() => setDeclining(true)}
      >
        {t.decline}
      </button>
      {declining && (
        <DeclineDialog request={request} onChanged={onChanged} onCancel={() => setDeclining(false)} />
      )}
    </aside>
  );
}
