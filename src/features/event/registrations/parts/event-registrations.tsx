import { ListNotice } from '#src/ui/area/list/list-notice.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { DoorIcon, EyeIcon, PencilIcon } from '#src/features/event/management/parts/event-icons.tsx';
import {
  checkInPath,
  eventPath,
  EVENTS,
  registrationsPath,
} from '#src/features/event/management/parts/event-paths.ts';
import styles from '#src/features/event/management/parts/events.module.css';
import type { EventRegistrationsData } from '#src/features/event/registrations/load-event-registrations.ts';
import { PARTY_SIZES } from '#src/features/event/registrations/registrations.values.ts';
import { AddPartyDialog } from './add-party-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { PartyFiles } from './party-files.tsx';
import { StatusLinks } from './party-status.tsx';
import { PartyTable } from './party-table.tsx';
import { AddPersonIcon, MailIcon } from './registrations-icons.tsx';

type List = EventRegistrationsData['list'];

/** The registrations for an event of the own NGO. */
export function EventRegistrations({ list, filters }: EventRegistrationsData) {
  const t = useMessages('event/registrations');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const headline = useHeadline(list);
  const { event, parties, total } = list;
  const name = inLanguage({ text: event.title, gu: event.titleGu, hi: event.titleHi }, language);
  const all = Object.values(parties).reduce((sum, count) => sum + count, 0);
  async function onChanged() {
    await revalidate();
    // The row, and its button with the focus, may have left the list.
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <>
      <PageHead title={t.title(name)} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={EVENTS}>
          <ArrowLeftIcon />
          {t.links.all}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        <p className={classes(layout.lead, styles.name)} lang={langOfText(name, language)}>
          {name}
        </p>
        <EventLinks event={event} />
      </div>
      <div className={layout.stack}>
        <Totals list={list} />
        <Tools list={list} onChanged={onChanged} />
      </div>
      {all === 0 && event.status !== 'cancelled' && <Empty title={t.nobody}>{t.nobodyLead}</Empty>}
      {all > 0 && (
        <div className={layout.stack}>
          <PartyFilters list={list} filters={filters} />
          <p role="status" className={classes(layout.mute, layout.small)}>
            {total > 0 &&
              (list.totalIsExact ? t.matches(total, formatCount(total)) : t.moreThan(formatCount(total)))}
          </p>
          <ListNotice list={list} />
          {total > 0 ? (
            <PartyTable caption={t.title(name)} rows={list.data} event={event} onChanged={onChanged} />
          ) : (
            <Empty title={t.nothingFits}>
              {t.nothingFitsLead} <Link to={registrationsPath(event)}>{t.all}</Link>
            </Empty>
          )}
          <PageLinks {...list} total={pagedTotal(list)} />
          {total > 0 && <PartyFiles eventId={event._id} title={name} filters={filters} />}
        </div>
      )}
    </>
  );
}

/** Returns the state of the registrations in one sentence. */
function useHeadline({ event, parties, people: { registered } }: List): string {
  const t = useMessages('event/registrations');
  if (event.status === 'cancelled') return t.cancelled(parties.cancelled, formatCount(parties.cancelled));
  return registered > 0 ? t.people(registered, formatCount(registered)) : t.nobody;
}

/** Without an exact total, there is another page for as long as the pages are full. */
function pagedTotal({ data, total, totalIsExact, page, pageSize }: List): number {
  const isFull = data.length === pageSize;
  return totalIsExact || !isFull ? total : Math.max(total, page * pageSize + 1);
}

function EventLinks({ event: { _id, status } }: { event: List['event'] }) {
  const { links: t } = useMessages('event/registrations');
  const look = classes(button.button, button.second);
  return (
    <div className={layout.line}>
      <Link className={look} to={eventPath(_id)}>
        <PencilIcon />
        {t.edit}
      </Link>
      {status !== 'draft' && (
        <Link className={look} to={`/eventDetail/${_id}`}>
          <EyeIcon />
          {t.page}
        </Link>
      )}
      {status === 'published' && (
        // It has a shell of its own, which works without a network.
        <a className={look} href={checkInPath(_id)}>
          <DoorIcon />
          {t.checkIn}
        </a>
      )}
    </div>
  );
}

function Totals({ list: { event, people, seatsLeft } }: { list: List }) {
  const { stats: t } = useMessages('event/registrations');
  const seats = { label: t.seatsLeft, value: formatCount(Math.max(0, seatsLeft)) };
  return (
    <Stats
      stats={[
        { label: t.registered, value: formatCount(people.registered) },
        ...(people.held > 0 ? [{ label: t.held, value: formatCount(people.held) }] : []),
        { label: t.waiting, value: formatCount(people.waiting), hot: people.waiting > 0 },
        { label: t.attended, value: formatCount(people.attended) },
        ...(event.status === 'cancelled' ? [] : [seats]),
      ]}
    />
  );
}

/** What can be done with all registrations together. */
function Tools({ list, onChanged }: { list: List; onChanged: () => Promise<void> }) {
  const { add, mail } = useMessages('event/registrations');
  const [dialog, setDialog] = useState<'add' | 'mail'>();
  const close = () => setDialog(undefined);
  const { event, seatsLeft } = list;
  if (event.status !== 'published') return null;
  return (
    <div className={layout.line}>
      <button type="button" className={button.button} onClick={() => setDialog('add')}>
        <AddPersonIcon />
        {add.button}
      </button>
      <button
        type="button"
        className={classes(button.button, button.second)}
        onClick={() => setDialog('mail')}
      >
        <MailIcon />
        {mail.button}
      </button>
      {dialog === 'add' && (
        <AddPartyDialog
          eventId={event._id}
          seatsLeft={seatsLeft}
          question={event.question}
          onAdded={async () => {
            close();
            await onChanged();
          }}
          onCancel={close}
        />
      )}
      {dialog === 'mail' && <MailDialog eventId={event._id} onClose={close} />}
    </div>
  );
}

function PartyFilters({ list: { event, parties }, filters }: EventRegistrationsData) {
  const t = useMessages('event/registrations');
  const { q, status, partySize } = filters;
  function linkTo(to: typeof status) {
    const params = { ...(to && { status: to }), ...(q && { q }), ...(partySize && { people: partySize }) };
    const query = new URLSearchParams(params).toString();
    return `${registrationsPath(event)}${query && `?${query}`}`;
  }
  const labels = Object.fromEntries(PARTY_SIZES.map((size) => [size, t.sizes(Number(size))]));
  return (
    <>
      <StatusLinks selected={status} counts={parties} linkTo={linkTo} />
      <Filters>
        <TextFilter label={t.search} maxLength={SEARCH_MOST} />
        <SelectFilter
          name="people"
          label={t.partySize}
          placeholder={t.anySize}
          values={PARTY_SIZES}
          labels={labels as Record<(typeof PARTY_SIZES)[number], string>}
        />
        {status && <input type="hidden" name="status" value={status} />}
      </Filters>
    </>
  );
}
