import { ListNotice } from '#src/ui/area/list/list-notice.tsx';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { loadNames } from '#src/features/reference/load-names.ts';
import { VolunteerSections } from '#src/features/volunteer/parts/volunteer-sections.tsx';
import { SKILLS } from '#src/features/volunteer/volunteer.values.ts';
import { SHOWN_STATUSES } from './applications.values.ts';
import { StatusLinks } from './parts/volunteer-status.tsx';
import { VolunteerFiles, type VolunteerListFilters } from './parts/volunteer-files.tsx';
import { VolunteerTable } from './parts/volunteer-table.tsx';
import type { Route } from './+types/applications.page';

const PATH = '/ngopage/volunteer';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const filters: VolunteerListFilters = {
    q: params.get('q')?.trim().slice(0, SEARCH_MOST) ?? '',
    status: SHOWN_STATUSES.find((status) => status === params.get('status')) ?? '',
    skill: SKILLS.find((skill) => skill === params.get('skill')) ?? '',
  };
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const pageOf = (number: number) =>
    load((api) => api.volunteer.getAllVolunteer.$get({ query: { ...filters, page: String(number) } }));
  const [list, names] = await Promise.all([pageOf(page), loadNames()]);
  // The page may be past the end after its last row got another status.
  const last = Math.max(1, Math.ceil(list.total / list.pageSize));
  return { filters, list: page > last ? await pageOf(last) : list, towns: names.cities };
}

/** Those who applied to the own NGO as volunteers. */
export default function ApplicationsPage({ loaderData: { filters, list, towns } }: Route.ComponentProps) {
  const t = useMessages('volunteer/applications');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { counts, total } = list;
  const all = counts.applied + counts.accepted + counts.declined;
  async function onChanged() {
    await revalidate();
    // The row, and its button with the focus, may have left the list.
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <>
      <PageHead title={t.title} hidden />
      <VolunteerSections current="applications" />
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {counts.applied > 0
            ? t.waiting(counts.applied, formatCount(counts.applied))
            : all > 0
              ? t.people(counts.accepted, formatCount(counts.accepted))
              : t.nobody}
        </h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      {all === 0 ? (
        <Empty title={t.nobodyYet}>{t.nobodyLead}</Empty>
      ) : (
        <div className={layout.stack}>
          <VolunteerFilters filters={filters} counts={counts} />
          <p role="status" className={classes(layout.mute, layout.small)}>
            {total > 0 && t.matches(total, formatCount(total))}
          </p>
          <ListNotice list={list} />
          {total > 0 ? (
            <VolunteerTable rows={list.data} towns={towns} onChanged={onChanged} />
          ) : (
            <Empty title={t.nothingFits}>
              {t.nothingFitsLead} <Link to={PATH}>{t.all}</Link>
            </Empty>
          )}
          <PageLinks {...list} />
          {total > 0 && <VolunteerFiles filters={filters} />}
        </div>
      )}
    </>
  );
}

type FilterProps = {
  filters: VolunteerListFilters;
  counts: { applied: number; accepted: number; declined: number };
};

function VolunteerFilters({ filters: { q, status, skill }, counts }: FilterProps) {
  const t = useMessages('volunteer/applications');
  const { skills } = useMessages('volunteer');
  function linkTo(to: typeof status) {
    const params = { ...(to && { status: to }), ...(q && { q }), ...(skill && { skill }) };
    const query = new URLSearchParams(params).toString();
    return `${PATH}${query && `?${query}`}`;
  }
  return (
    <>
      <StatusLinks selected={status} counts={counts} linkTo={linkTo} />
      <Filters>
        <TextFilter label={t.search} maxLength={SEARCH_MOST} />
        <SelectFilter name="skill" label={t.skill} placeholder={t.anySkill} values={SKILLS} labels={skills} />
        {status && <input type="hidden" name="status" value={status} />}
      </Filters>
    </>
  );
}
