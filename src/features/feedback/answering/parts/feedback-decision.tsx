import { useState, type FormEvent } from 'react';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import type { Feedback } from '#src/features/feedback/feedback.contract.ts';
import styles from '#src/ui/area/operations.module.css';

type FeedbackDecisionProps = {
  feedback: Feedback;
  /** Called after the message was answered or done, also if a colleague did it. */
  onChanged: () => void;
};

/** Form to answer a message, if its writer left an address, or to mark it as done. */
export function FeedbackDecision({ feedback, onChanged }: FeedbackDecisionProps) {
  const { staff: t } = useMessages('feedback');
  const form = useMessages('form');
  const [action, setAction] = useState<'answer' | 'finish'>();
  const { busy, error, submit } = useToastSubmission('answer');
  const { status, email, language } = feedback;
  const param = { id: feedback._id };

  async function decide(next: 'answer' | 'finish', request: ApiCall<{ msg: string }>) {
    setAction(next);
    const result = await submit(request);
    if (result.ok || result.status === 409) onChanged();
  }

  function answerFeedback(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = String(new FormData(event.currentTarget).get('answer'));
    void decide('answer', (api) => api.feedback.answerFeedback[':id'].$post({ param, json: { answer } }));
  }

  return (
    <aside className={classes(panel.panel, layout.stack, styles.decide)}>
      <h2>{t.decide}</h2>
      {status === 'done' && <p className={layout.mute}>{t.nothingToDo}</p>}
      {status === 'new' && email === null && <p className={layout.mute}>{t.noAddress}</p>}
      {status === 'new' && email !== null && (
        <form className={layout.stack} noValidate onSubmit={answerFeedback}>
          <TextAreaField
            name="answer"
            label={t.answer}
            hint={t.answerHint(t.languages[language])}
            error={error}
            rows={7}
            required
          />
          <SubmitButton busy={busy && action === 'answer'} disabled={busy} full>
            {t.send}
          </SubmitButton>
        </form>
      )}
      {status !== 'done' && (
        <BusyButton
          className={classes(button.button, button.second, button.full)}
          busy={busy}
          onClick={() => void decide('finish', (api) => api.feedback.finishFeedback[':id'].$post({ param }))}
        >
          {busy && action === 'finish' ? form.sending : t.finish}
        </BusyButton>
      )}
    </aside>
  );
}
