import { useMessages } from '#src/messages/messages.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import notes from '#src/ui/styles/notes.module.css';
import { classes } from '#src/shared/classes.ts';
import styles from '#src/ui/area/operations.module.css';
import type { StaffNgoStatus } from '#src/features/ngo/verification/verification.values.ts';

const badges = {
  pending: { Icon: CircleDashedIcon, tone: undefined },
  verified: { Icon: BadgeCheckIcon, tone: notes.good },
  suspended: { Icon: ClockAlertIcon, tone: notes.warn },
  deleted: { Icon: CircleXIcon, tone: notes.bad },
};

/** Shows an NGO's status as an icon and a word in the matching colour. */
export function StatusTag({ status }: { status: StaffNgoStatus }) {
  const { Icon, tone } = badges[status];
  const t = useMessages('site/operations');
  return (
    <span className={classes(notes.evidence, styles.day, tone)}>
      <Icon />
      {t.status[status]}
    </span>
  );
}
