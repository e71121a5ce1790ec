import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SelectField, TextAreaField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { MESSAGE_MOST, OUTCOMES, type Outcome } from '#src/features/help-request/help-request.values.ts';
import styles from './inbox.module.css';
import { clearStoredText, storedText } from './stored-text.ts';
import { useStep, type AnswerProps } from './use-step.ts';

/** The forms for a request that this NGO handles: write to the person, and report the outcome. */
export function AnswerAccepted(props: AnswerProps) {
  return (
    <aside className={classes(panel.panel, layout.loose, styles.answer)}>
      <WriteForm {...props} />
      <EndForm {...props} />
    </aside>
  );
}

function WriteForm({ request, onChanged }: AnswerProps) {
  const {
    write: t,
    request: { languages },
  } = useMessages('help-request/inbox');
  const { busy, step } = useStep({ id: request._id, onChanged });
  const [error, setError] = useState<string>();
  const key = `message ${request._id}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = String(new FormData(form).get('message'));
    const errors = await step({
      request: (api) =>
        api.helpRequest.sendMessageToPerson[':id'].$post({ param: { id: request._id }, json: { message } }),
      success: t.confirmation,
    });
    setError(errors?.['message']);
    if (errors) return document.getElementById('message')?.focus();
    clearStoredText(key);
    (form.elements.namedItem('message') as HTMLTextAreaElement).value = '';
  }
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t.heading}</h2>
      <TextAreaField
        name="message"
        label={t.message}
        hint={t.hint(languages[request.language])}
        error={error}
        maxLength={MESSAGE_MOST}
        rows={4}
        required
        {...storedText(key)}
      />
      <SubmitButton busy={busy} full>
        {t.send}
      </SubmitButton>
    </form>
  );
}

function EndForm({ request, onChanged }: AnswerProps) {
  const { end: t } = useMessages('help-request/inbox');
  const { outcomes } = useMessages('help-request');
  const { busy, step } = useStep({ id: request._id, onChanged });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const key = `last word ${request._id}`;
  // The page has two forms, and field names are also used as ids.
  const words = 'last-word';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get(words)).trim();
    if (!outcome) {
      setErrors({ outcome: t.chooseFirst });
      return document.getElementById('outcome')?.focus();
    }
    const json = { outcome, ...(message && { message }) };
    const refused = await step({
      request: (api) => api.helpRequest.resolveHelpRequest[':id'].$post({ param: { id: request._id }, json }),
      success: outcome === 'noCapacity' ? t.passedOn : t.saved,
    });
    setErrors(refused ?? {});
    if (!refused) clearStoredText(key);
    else document.getElementById(refused['outcome'] ? 'outcome' : words)?.focus();
  }
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t.heading}</h2>
      <SelectField
        name="outcome"
        label={t.outcome}
        placeholder={t.choose}
        options={OUTCOMES.map((value) => ({ value, label: outcomes[value] }))}
        error={errors['outcome']}
        value={outcome ?? ''}
        onChange={({ currentTarget: { value } }) => setOutcome((value || undefined) as Outcome | undefined)}
        required
      />
      <p role="status" className={classes(layout.mute, layout.small)}>
        {outcome && t.consequences[outcome]}
      </p>
      <TextAreaField
        name={words}
        label={t.words}
        error={errors['message']}
        optional
        maxLength={MESSAGE_MOST}
        rows={3}
        {...storedText(key)}
      />
      <SubmitButton busy={busy} second full>
        {t.save}
      </SubmitButton>
    </form>
  );
}
