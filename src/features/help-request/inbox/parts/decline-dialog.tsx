import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { NOTE_MOST } from '#src/features/help-request/help-request.values.ts';
import styles from './inbox.module.css';
import { clearStoredText, storedText } from './stored-text.ts';
import { INBOX, useStep, type AnswerProps } from './use-step.ts';

const NAME = 'reason';
const REASONS = ['full', 'otherHelp', 'far'] as const;

/** Asks for a reason before declining a request. The person reads the reason. */
export function DeclineDialog({ request, onChanged, onCancel }: AnswerProps & { onCancel: () => void }) {
  const {
    answer: t,
    request: { languages },
  } = useMessages('help-request/inbox');
  const { busy, step } = useStep({ id: request._id, onChanged });
  const [error, setError] = useState<string>();
  const key = `reason ${request._id}`;
  const draft = storedText(key);
  const field = () => document.getElementById(NAME) as HTMLTextAreaElement;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = field().value;
    const errors = await step({
      request: (api) =>
        api.helpRequest.declineHelpRequest[':id'].$post({ param: { id: request._id }, json: { reason } }),
      success: t.declined,
      to: INBOX,
    });
    if (!errors) return clearStoredText(key);
    setError(errors[NAME]);
    document.getElementById(NAME)?.focus();
  }

  function fill(reason: string) {
    field().value = reason;
    draft.onChange({ currentTarget: { value: reason } });
    field().focus();
  }

  return (
    <Dialog title={t.declineTitle} onCancel={onCancel}>
      <p>{t.declineLead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
        <ul className={notes.chips} aria-label={t.quick}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <button
                type="button"
                className={classes(notes.chip, styles.chip)}
                onClick={() => fill(t.reasons[reason])}
              >
                {t.reasons[reason]}
              </button>
            </li>
          ))}
        </ul>
        <TextAreaField
          name={NAME}
          label={t.reason}
          hint={t.reasonHint(languages[request.language])}
          error={error}
          maxLength={NOTE_MOST}
          rows={4}
          required
          data-focus=""
          {...draft}
        />
        <FormButtons confirm={t.decline} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
