import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import {
  SHOWN_STATUSES,
  type ShownStatus,
} from '#src/features/volunteer/applications/applications.values.ts';

const LOOKS = {
  applied: { Icon: CircleDashedIcon, tone: 'warn' },
  accepted: { Icon: BadgeCheckIcon, tone: 'good' },
  declined: { Icon: CircleXIcon, tone: 'bad' },
} as const;

/** The status of a volunteer as an icon and a word in its colour. */
export function VolunteerTag({ status }: { status: ShownStatus }) {
  const { statuses } = useMessages('volunteer/applications/file');
  const { Icon, tone } = LOOKS[status];
  return (
    <EvidenceTag icon={<Icon />} tone={tone}>
      {statuses[status]}
    </EvidenceTag>
  );
}

type StatusLinksProps = {
  /** '' stands for all statuses. */
  selected: ShownStatus | '';
  counts: Record<ShownStatus, number>;
  linkTo: (status: ShownStatus | '') => string;
};

/** Links to filter by status, each with its number of volunteers. */
export function StatusLinks({ selected, counts, linkTo }: StatusLinksProps) {
  const t = useMessages('volunteer/applications');
  const { statuses } = useMessages('volunteer/applications/file');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {(['', ...SHOWN_STATUSES] as const).map((status) => (
          <li key={status}>
            <Link
              className={classes(notes.chip, status === selected && notes.selected)}
              to={linkTo(status)}
              aria-current={status === selected ? 'page' : undefined}
              preventScrollReset
            >
              {status ? statuses[status] : t.all}{' '}
              <span className={layout.number}>{formatCount(status ? counts[status] : all)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
