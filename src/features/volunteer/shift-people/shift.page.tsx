import { ListNotice } from '#src/ui/area/list/list-notice.tsx';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import facts from '#src/ui/area/facts.module.css';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { ShiftStatus } from '#src/features/volunteer/shifts/parts/shift-status.tsx';
import { shiftListPath } from '#src/features/volunteer/shifts/parts/shift-paths.ts';
import { useShiftWords } from '#src/features/volunteer/shifts/parts/use-shift-words.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { PeopleHours } from './parts/people-hours.tsx';
import { PeopleTable } from './parts/people-table.tsx';
import { ShiftActions } from './parts/shift-actions.tsx';
import type { Route } from './+types/shift.page';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1);
  const pageOf = (number: number) =>
    load((api) =>
      api.volunteer.getAllShiftVolunteer[':id'].$get({ param: { id }, query: { page: String(number) } }),
    );
  const [shift, people] = await Promise.all([
    load((api) => api.volunteer.getShift[':id'].$get({ param: { id } })),
    pageOf(page),
  ]);
  // The page may be past the end after somebody gave the place back.
  const last = Math.max(1, Math.ceil(people.total / people.pageSize));
  return { shift: shift.data, people: page > last ? await pageOf(last) : people };
}

/** A shift of the own NGO with the volunteers who took it. */
export default function ShiftPage({ loaderData: { shift, people } }: Route.ComponentProps) {
  const t = useMessages('volunteer/shift-people');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, taken, needed, status, isOver } = shift;
  const isDone = isOver && status === 'open';
  async function onChanged() {
    await revalidate();
    // The button with the focus may be gone.
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <>
      <PageHead title={title} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={shiftListPath(isOver ? 'past' : 'upcoming')}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <div className={layout.line}>
          <h1 ref={heading} tabIndex={-1} className={styles.name} lang={langOfText(title, language)}>
            {title}
          </h1>
          <ShiftStatus shift={shift} />
        </div>
        <Facts shift={shift} />
        <ShiftActions shift={shift} onChanged={onChanged} />
      </div>
      <section className={layout.stack}>
        <h2>{t.people(taken, formatCount(taken), formatCount(needed))}</h2>
        {taken === 0 && <Empty title={t.nobody}>{isOver ? t.nobodyOverLead : t.nobodyLead}</Empty>}
        <ListNotice list={people} />
        {taken > 0 && isDone && (
          <PeopleHours
            key={people.data.map(({ _id, minutes }) => `${_id} ${minutes}`).join()}
            shift={shift}
            people={people}
            onChanged={onChanged}
          />
        )}
        {taken > 0 && !isDone && <PeopleTable shift={shift} rows={people.data} onChanged={onChanged} />}
        <PageLinks {...people} />
      </section>
    </>
  );
}

function Facts({ shift }: { shift: OwnShift }) {
  const t = useMessages('volunteer/shift-people');
  const language = useLanguage();
  const { when, eventTitle } = useShiftWords();
  const { place, details, event, cancelReason } = shift;
  const rows: [label: string, text: string | null][] = [
    [t.facts.reason, cancelReason],
    [t.facts.when, when(shift)],
    [t.facts.where, place],
    [t.facts.event, event && eventTitle(event)],
    [t.facts.details, details],
  ];
  return (
    <dl className={classes(facts.facts, layout.read)}>
      {rows.map(
        ([label, text]) =>
          text !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={langOfText(text, language)}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
