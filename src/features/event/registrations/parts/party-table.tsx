import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { EmailLink, PhoneLink } from '#src/ui/area/list/contact-links.tsx';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import events from '#src/features/event/management/parts/events.module.css';
import type { EventRegistrationsData } from '#src/features/event/registrations/load-event-registrations.ts';
import type { EventParty } from '#src/features/event/registrations/registrations.contract.ts';
import { OF_MOBILE_MOST } from '#src/features/event/registrations/registrations.values.ts';
import { PartyActions } from './party-actions.tsx';
import { PartyStatus } from './party-status.tsx';
import styles from './registrations.module.css';

type PartyTableProps = {
  caption: string;
  rows: readonly EventParty[];
  event: EventRegistrationsData['list']['event'];
  onChanged: () => Promise<void>;
};

/** The registrations for an event, with what can be done with each. */
export function PartyTable({ caption, rows, event, onChanged }: PartyTableProps) {
  const t = useMessages('event/registrations');
  const { columns: heads } = useMessages('event/registrations/file');
  const days = useDays();
  const answer: Column<EventParty> = {
    head: heads.answer,
    cell: ({ answer: text }) => text && <Answer text={text} />,
  };
  const action: Column<EventParty> = {
    head: t.action,
    cell: (party) => <PartyActions party={party} eventId={event._id} onChanged={onChanged} />,
  };
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: heads.name, cell: (party) => <Name party={party} /> },
        { head: t.contact, cell: (party) => <Contact party={party} /> },
        { head: heads.partySize, right: true, cell: ({ partySize }) => formatCount(partySize) },
        ...(event.question === null ? [] : [answer]),
        { head: heads.status, cell: (party) => <PartyStatus party={party} /> },
        { head: heads.createdAt, cell: ({ createdAt }) => days.time(createdAt) },
        // Nothing about a party changes any more once its event is cancelled.
        ...(event.status === 'cancelled' ? [] : [action]),
      ]}
    />
  );
}

function Name({ party: { name, ticket, byNgo } }: { party: EventParty }) {
  const t = useMessages('event/registrations');
  return (
    <span className={styles.text}>
      <span lang={languageOfText(name)}>{name}</span>
      <span className={classes(events.sub, styles.ticket)}>{ticket}</span>
      {byNgo && <span className={events.sub}>{t.byNgo}</span>}
    </span>
  );
}

function Contact({ party: { mobile, email, ofMobile } }: { party: EventParty }) {
  const t = useMessages('event/registrations');
  return (
    <span>
      <PhoneLink number={mobile} />
      {email === null ? <span className={events.sub}>{t.noEmail}</span> : <EmailLink email={email} />}
      {ofMobile > OF_MOBILE_MOST && <span className={events.sub}>{t.ofMobile(ofMobile)}</span>}
    </span>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <span className={styles.text} lang={languageOfText(text)}>
      {text}
    </span>
  );
}
