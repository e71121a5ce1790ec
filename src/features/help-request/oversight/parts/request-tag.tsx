import { useMessages } from '#src/messages/messages.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import type { StaffRow } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

const APPEARANCE = {
  overdue: { Icon: ClockAlertIcon, tone: 'bad' },
  withStaff: { Icon: ClockAlertIcon, tone: 'warn' },
  open: { Icon: CircleDashedIcon, tone: undefined },
  accepted: { Icon: BadgeCheckIcon, tone: 'good' },
  resolved: { Icon: BadgeCheckIcon, tone: 'good' },
  closed: { Icon: CircleXIcon, tone: undefined },
} as const;

/** Returns the most important state of a request. */
export function stateOf({ status, isOverdue, withStaffAt }: StaffRow): keyof typeof APPEARANCE {
  if (isOverdue) return 'overdue';
  return withStaffAt && status !== 'closed' ? 'withStaff' : status;
}

/** The state of a request as a coloured icon and text. */
export function RequestTag({ request }: { request: StaffRow }) {
  const { list: t } = useMessages('help-request/oversight');
  const { statuses } = useMessages('help-request');
  const state = stateOf(request);
  const { Icon, tone } = APPEARANCE[state];
  const words: string[] = [statuses[request.status]];
  if (request.isOverdue) words.push(t.overdue);
  if (request.withStaffAt && request.status !== 'closed') words.push(t.withStaff);
  return (
    <EvidenceTag icon={<Icon />} tone={tone}>
      <span className={styles.state}>{words.join(' · ')}</span>
    </EvidenceTag>
  );
}
