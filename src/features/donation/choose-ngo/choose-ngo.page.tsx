import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { FindNgo } from '#src/features/donation/choose-ngo/parts/find-ngo.tsx';
import { NgosToGive } from '#src/features/donation/choose-ngo/parts/ngos-to-give.tsx';
import { loadNgosToGive } from './choose-ngo.loader.server.ts';
import type { Route } from './+types/choose-ngo.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadNgosToGive({ request, context });
}

/** Where people choose whom to give to. */
export default function ChooseNgoPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('donation/choose-ngo');
  const { page, total, query } = view;
  const isFiltered = ['q', 'category', 'city'].some((name) => query[name]);
  return (
    <main id="main">
      <PageHead
        title={page > 1 ? t.pageTitle(formatCount(page)) : t.title}
        description={t.description}
        canonical={page > 1 && !isFiltered ? `/donate?page=${page}` : '/donate'}
        hidden={total === 0}
      />
      <div className={classes(layout.wrap, layout.loose, layout.top)}>
        <div className={layout.stack}>
          <h1>{t.title}</h1>
          <p className={classes(layout.lead, layout.read)}>{t.lead}</p>
        </div>
        <FindNgo view={view} />
        <NgosToGive view={view} />
      </div>
    </main>
  );
}
