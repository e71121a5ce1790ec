import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { AnswerBy } from '#src/ui/area/answer-by.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { BadgeCheckIcon } from '#src/ui/icons.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { InboxRow } from '#src/features/help-request/inbox/inbox.contract.ts';

type Standing = Pick<InboxRow, 'status' | 'outcome' | 'dueAt' | 'answeredAt' | 'resolvedAt'>;

/** The state of a request for this NGO: the deadline, the date of acceptance, or the outcome. */
export function RequestState({ request }: { request: Standing }) {
  const { state: t } = useMessages('help-request/inbox');
  const { outcomes } = useMessages('help-request');
  const days = useDays();
  const { outcome, dueAt, answeredAt, resolvedAt } = request;
  if (outcome)
    return (
      <span className={notes.evidence}>
        <CheckIcon />
        {t.resolved(outcomes[outcome], days.day(resolvedAt!))}
      </span>
    );
  if (request.status === 'accepted')
    return (
      <span className={classes(notes.evidence, notes.good)}>
        <BadgeCheckIcon />
        {t.accepted(days.day(answeredAt!))}
      </span>
    );
  return <AnswerBy time={dueAt} />;
}
