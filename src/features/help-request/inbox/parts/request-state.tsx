import { useMessages } from '#src/messages/messages.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { AnswerBy } from '#src/ui/area/answer-by.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { BadgeCheckIcon } from '#src/ui/icons.tsx';
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
      <EvidenceTag icon={<CheckIcon />}>{t.resolved(outcomes[outcome], days.day(resolvedAt!))}</EvidenceTag>
    );
  if (request.status === 'accepted')
    return (
      <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
        {t.accepted(days.day(answeredAt!))}
      </EvidenceTag>
    );
  return <AnswerBy time={dueAt} />;
}
