import { useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PAGE_SIZE } from '#src/shared/paging.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import type { ListedScheme } from './management.contract.ts';
import { DeleteScheme } from '#src/features/scheme/management/parts/delete-scheme.tsx';
import { ListSearch } from '#src/features/scheme/management/parts/list-search.tsx';
import { PlusIcon } from '#src/features/scheme/management/parts/manage-icons.tsx';
import styles from '#src/features/scheme/management/parts/manage.module.css';
import { ADD_SCHEME, SCHEMES } from '#src/features/scheme/management/parts/scheme-paths.ts';
import { SchemeTable } from '#src/features/scheme/management/parts/scheme-table.tsx';
import type { Route } from './+types/schemes-list.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim() ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const listOf = (pageNumber: number) =>
    load((api) =>
      api.scheme.getAllSchemeByNgoId.$post({ json: { q, page: pageNumber, pageSize: PAGE_SIZE } }),
    );
  const list = await listOf(page);
  // The page may be past the end after its last row was deleted.
  const last = Math.max(1, Math.ceil(list.total / list.pageSize));
  return { q, list: page > last ? await listOf(last) : list };
}

/** The schemes of the own NGO, with a search and links to add, edit, delete and see registrations. */
export default function SchemesListPage({ loaderData: { q, list } }: Route.ComponentProps) {
  const { list: t } = useMessages('scheme/management');
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<ListedScheme>();
  const { total } = list;
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t.title}
        </h1>
        <p className={layout.line}>
          <Link className={button.button} to={ADD_SCHEME}>
            <PlusIcon />
            {t.add}
          </Link>
          <Link className={classes(button.button, button.second)} to="/ngopage">
            {t.back}
          </Link>
        </p>
      </div>
      <ListSearch label={t.search} words={q} />
      <div className={layout.stack}>
        <p role="status" className={classes(layout.mute, layout.small)}>
          {total > 0 && t.count(total, formatCount(total))}
        </p>
        {total > 0 ? (
          <SchemeTable rows={list.data} onDelete={setToDelete} />
        ) : (
          <Empty title={t.empty}>
            {q ? t.nothingFits(q) : t.emptyLead} {q && <Link to={SCHEMES}>{t.all}</Link>}
          </Empty>
        )}
        <PageLinks {...list} />
      </div>
      {toDelete && (
        <DeleteScheme scheme={toDelete} heading={heading} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
}
