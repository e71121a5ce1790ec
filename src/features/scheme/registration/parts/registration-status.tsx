import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PhoneIcon } from '#src/ui/area/area-icons.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon } from '#src/ui/icons.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#src/features/scheme/scheme.values.ts';

const STATUS_STYLES = {
  new: { Icon: CircleDashedIcon, tone: 'warn' },
  contacted: { Icon: PhoneIcon, tone: undefined },
  approved: { Icon: BadgeCheckIcon, tone: 'good' },
  rejected: { Icon: CircleXIcon, tone: 'bad' },
} as const;

/** The status of a registration as an icon and a word in its colour. */
export function RegistrationTag({ status }: { status: RegistrationStatus }) {
  const { statuses } = useMessages('scheme/registration/file');
  const { Icon, tone } = STATUS_STYLES[status];
  return (
    <EvidenceTag icon={<Icon />} tone={tone}>
      {statuses[status]}
    </EvidenceTag>
  );
}

type StatusLinksProps = {
  /** '' stands for all statuses. */
  selected: RegistrationStatus | '';
  counts: Record<RegistrationStatus, number>;
  linkTo: (status: RegistrationStatus | '') => string;
};

/** Links to filter by status, each with its number of registrations. */
export function StatusLinks({ selected, counts, linkTo }: StatusLinksProps) {
  const { registrations: t } = useMessages('scheme/management');
  const { statuses } = useMessages('scheme/registration/file');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {(['', ...REGISTRATION_STATUSES] as const).map((status) => (
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
