import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import events from '#src/features/event/management/parts/events.module.css';
import type { EventParty } from '#src/features/event/registrations/registrations.contract.ts';
import { PartyActions } from './party-actions.tsx';
import { PartyStatus } from './party-status.tsx';
import styles from './registrations.module.css';

type PartyTableProps = {
  caption: string;
  rows: readonly EventParty[];
  eventId: string;
  /** Whether the event asks a question, so that there are answers. */
  hasAnswers: boolean;
  onChanged: () => Promise<void>;
};

/** The registrations for an event, with what can be done with each. */
export function PartyTable({ caption, rows, eventId, hasAnswers, onChanged }: PartyTableProps) {
  const t = useMessages('event/registrations');
  const { columns: heads } = useMessages('event/registrations/file');
  const days = useDays();
  const answer: Column<EventParty> = { head: heads.answer, cell: (party) => <Answer party={party} /> };
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: heads.ticket, cell: ({ ticket }) => <span className={styles.ticket}>{ticket}</span> },
        { head: heads.name, cell: (party) => <Name party={party} /> },
        { head: heads.mobile, cell: ({ mobile }) => <Mobile mobile={mobile} /> },
        { head: heads.email, cell: ({ email }) => <Email email={email} /> },
        { head: heads.partySize, right: true, cell: ({ partySize }) => formatCount(partySize) },
        ...(hasAnswers ? [answer] : []),
        { head: heads.status, cell: (party) => <PartyStatus party={party} /> },
        { head: heads.createdAt, cell: ({ createdAt }) => days.time(createdAt) },
        {
          head: t.action,
          cell: (party) => <PartyActions party={party} eventId={eventId} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

function Name({ party: { name, byNgo } }: { party: EventParty }) {
  const t = useMessages('event/registrations');
  return (
    <span className={events.name}>
      <span lang={languageOfText(name)}>{name}</span>
      {byNgo && <span className={events.sub}>{t.byNgo}</span>}
    </span>
  );
}

function Mobile({ mobile }: { mobile: string }) {
  return (
    <a className={classes(events.row, styles.contact, styles.number)} href={`tel:+91${mobile}`}>
      {mobile}
    </a>
  );
}

function Email({ email }: { email: string | null }) {
  const t = useMessages('event/registrations');
  if (email === null) return <span className={events.sub}>{t.noEmail}</span>;
  const [own, host] = email.split('@');
  // Allows a line break before the `@` of a long address.
  return (
    <a className={classes(events.row, styles.contact)} href={`mailto:${email}`}>
      <span>
        {own}
        <wbr />@{host}
      </span>
    </a>
  );
}

function Answer({ party: { answer } }: { party: EventParty }) {
  return answer === null ? null : (
    <span className={styles.text} lang={languageOfText(answer)}>
      {answer}
    </span>
  );
}
