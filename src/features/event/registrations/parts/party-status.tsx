import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#src/features/event/event.values.ts';
import events from '#src/features/event/management/parts/events.module.css';
import type { EventParty } from '#src/features/event/registrations/registrations.contract.ts';
import { CheckIcon, ClockIcon, CrossIcon, TicketIcon } from './registrations-icons.tsx';

const LOOKS = {
  registered: { Icon: TicketIcon, tone: 'good' },
  attended: { Icon: CheckIcon, tone: 'good' },
  waiting: { Icon: ClockIcon, tone: 'warn' },
  cancelled: { Icon: CrossIcon, tone: 'bad' },
} as const;

/** The status of a registration, and what belongs to it: the place in line, or a time. */
export function PartyStatus({ party }: { party: EventParty }) {
  const { statuses } = useMessages('event/registrations/file');
  const details = usePartyDetails();
  const { Icon, tone } = LOOKS[party.status];
  const detail = details(party);
  return (
    <span>
      <EvidenceTag icon={<Icon />} tone={tone}>
        {statuses[party.status]}
      </EvidenceTag>
      {detail !== '' && <span className={events.sub}>{detail}</span>}
    </span>
  );
}

function usePartyDetails() {
  const t = useMessages('event/registrations');
  const days = useDays();
  return ({ place, offeredUntil, heldUntil, isConfirmed, attendedAt, cancelledBy }: EventParty): string => {
    if (offeredUntil !== null) return t.offeredUntil(days.time(offeredUntil));
    if (place !== null || heldUntil !== null) {
      const waits = place !== null && t.place(formatCount(place));
      const held = heldUntil !== null && (place === null ? t.heldUntil : t.placeUntil)(days.time(heldUntil));
      const needsYou = place !== null && !isConfirmed && heldUntil === null && t.needsYou;
      return [waits, held, needsYou].filter(Boolean).join(' · ');
    }
    if (attendedAt !== null) return t.cameAt(days.time(attendedAt));
    return cancelledBy === null ? '' : t.cancelledBy[cancelledBy];
  };
}

type StatusLinksProps = {
  /** '' stands for all statuses. */
  selected: RegistrationStatus | '';
  counts: Record<RegistrationStatus, number>;
  linkTo: (status: RegistrationStatus | '') => string;
};

/** Links to filter by status, each with its number of registrations. */
export function StatusLinks({ selected, counts, linkTo }: StatusLinksProps) {
  const t = useMessages('event/registrations');
  const { statuses } = useMessages('event/registrations/file');
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
