import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { useState } from 'react';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load, readSession } from '#src/browser/session.ts';
import area from '#src/ui/area/area.module.css';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import { STAFF_NGO_STATUSES } from '#src/features/ngo/verification/verification.values.ts';
import type { StaffNgo } from './staff-list.contract.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { DeleteNgo } from '#src/features/ngo/deletion/parts/delete-ngo.tsx';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import styles from '#src/ui/area/operations.module.css';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { StatusTag } from '#src/features/ngo/ngo-status-tag.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/staff-list.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  const [list, names] = await Promise.all([
    load((api) => api.ngo.getAllNgoForStaff.$get({ query })),
    loadNames(),
  ]);
  return { list, names, query };
}

export default function AllNgosPage({ loaderData }: Route.ComponentProps) {
  const { list, names, query } = loaderData;
  const t = useMessages('site/operations').list;
  const { count } = useWords();
  const [deleting, setDeleting] = useState<string>();
  const isAdmin = readSession()?.role === 'admin';
  return (
    <>
      <ListPage
        title={t.title}
        headline={list.total > 0 ? t.headline(list.total, count(list.total)) : t.title}
        list={list}
        filters={<ListFilters names={names} />}
        empty={
          <Empty title={t.empty}>
            {t.emptyLead} <Link to={`/${BRAND.slug}/ngos`}>{t.all}</Link>
          </Empty>
        }
      >
        <SaveFile name="ngos.csv" request={(api) => api.ngo.exportNgoForStaff.$get({ query })} />
        <NgoTable rows={list.data} names={names} onDelete={isAdmin ? setDeleting : undefined} />
      </ListPage>
      {deleting !== undefined && <DeleteNgo id={deleting} onCancel={() => setDeleting(undefined)} />}
    </>
  );
}

function ListFilters({ names }: { names: ReferenceNames }) {
  const texts = useMessages('site/operations');
  const t = texts.list;
  return (
    <Filters>
      <TextFilter label={t.words} maxLength={SEARCH_MOST} />
      <SelectFilter
        name="status"
        label={t.state}
        placeholder={t.anyState}
        values={STAFF_NGO_STATUSES}
        labels={texts.status}
      />
      <SelectFilter
        name="city"
        label={t.town}
        placeholder={t.anyTown}
        values={Object.keys(names.cities)}
        labels={names.cities}
      />
      <SelectFilter
        name="category"
        label={t.work}
        placeholder={t.anyWork}
        values={Object.keys(names.categories)}
        labels={names.categories}
      />
    </Filters>
  );
}

type NgoTableProps = {
  rows: StaffNgo[];
  names: ReferenceNames;
  /** Undefined if the user may not delete NGOs. */
  onDelete: ((id: string) => void) | undefined;
};

function NgoTable({ rows, names, onDelete }: NgoTableProps) {
  const t = useMessages('site/operations').list;
  const texts = useMessages('site/operations');
  const help = useMessages('help-request/oversight');
  const words = useWords();
  const columns: Column<StaffNgo>[] = [
    {
      head: t.ngo,
      cell: (ngo) => (
        <Link className={styles.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
          {words.name(ngo)}
        </Link>
      ),
    },
    { head: t.state, cell: ({ status }) => <StatusTag status={status} /> },
    {
      head: texts.queue.work,
      cell: ({ category, city }) =>
        `${names.categories[category] ?? category}, ${names.cities[city] ?? city}`,
    },
    { head: t.since, cell: ({ createdAt }) => <span className={styles.day}>{words.day(createdAt)}</span> },
    { head: t.people, right: true, cell: ({ people }) => formatCount(people) },
    {
      head: help.ofNgo.link,
      cell: (ngo) => (
        <Link
          className={styles.link}
          to={`/${BRAND.slug}/request/${ngo._id}`}
          aria-label={help.ofNgo.linkOf(words.name(ngo))}
        >
          {help.ofNgo.short}
        </Link>
      ),
    },
  ];
  if (onDelete)
    columns.push({
      head: texts.action,
      cell: (ngo) =>
        ngo.status !== 'deleted' && (
          <button
            type="button"
            className={classes(button.button, button.second, area.small)}
            aria-label={t.deleteIt(words.name(ngo))}
            onClick={() => onDelete(ngo._id)}
          >
            {t.act}
          </button>
        ),
    });
  return <Table caption={t.title} rows={rows} keyOf={({ _id }) => _id} columns={columns} />;
}
