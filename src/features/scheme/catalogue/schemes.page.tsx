import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { FindSchemes } from '#src/features/scheme/catalogue/parts/find-schemes.tsx';
import { SchemeList } from '#src/features/scheme/catalogue/parts/scheme-list.tsx';
import styles from '#src/features/scheme/catalogue/parts/schemes.module.css';
import { loadSchemes } from './schemes.loader.server.ts';
import type { Route } from './+types/schemes.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSchemes({ request, context });
}

export default function SchemesPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('scheme/catalogue');
  const { page, query, total } = view;
  const isFiltered = Object.keys(query).some((name) => name !== 'page');
  // Once people have started to search, the list comes before the link to the finder.
  const isFirst = page === 1 && !isFiltered;
  return (
    <main id="main">
      <PageHead
        title={page > 1 ? t.pageTitle(formatCount(page)) : t.title}
        description={t.description}
        canonical={page > 1 && !isFiltered ? `/schemes?page=${page}` : '/schemes'}
        hidden={total === 0}
      />
      <div className={classes(layout.wrap, layout.loose, layout.top)}>
        <div className={layout.stack}>
          <h1>{t.title}</h1>
          <p className={classes(layout.lead, layout.read)}>{t.lead}</p>
        </div>
        {isFirst && <ToFinder />}
        <FindSchemes view={view} />
        <SchemeList view={view} />
        {!isFirst && <ToFinder />}
      </div>
    </main>
  );
}

/** Link to the questions that find suitable schemes. */
function ToFinder() {
  const { finder: t } = useMessages('scheme/catalogue');
  return (
    <div className={classes(notes.note, styles.finder)}>
      <div>
        <h2>{t.heading}</h2>
        <p>{t.text}</p>
      </div>
      <TownLink className={button.button} to="/schemes/finder">
        {t.link}
      </TownLink>
    </div>
  );
}
