import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNgoList } from './ngo-list.loader.server.ts';
import { canonicalOfList, NgoList } from '#src/features/ngo/directory/parts/ngo-list.tsx';
import type { Route } from './+types/category.page';

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadNgoList({ request, context, fixed: { category: params.category } });
}

export default function CategoryPage({ loaderData: view, params }: Route.ComponentProps) {
  const t = useMessages('ngo');
  const name = view.names.categories[params.category] ?? params.category;
  const lead = t.categoryLeads[params.category];
  return (
    <>
      <PageHead
        title={view.list.page > 1 ? t.pageTitle(name, formatCount(view.list.page)) : name}
        description={lead}
        canonical={canonicalOfList({ path: `/category/${params.category}`, view })}
        hidden={view.list.total === 0 || view.list.nearestTo !== null}
      />
      <Crumb to="/">{t.allWork}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <div className={layout.stack}>
            <h1>{name}</h1>
            {lead && <p className={classes(layout.lead, layout.read)}>{lead}</p>}
          </div>
          <NgoList view={view} />
        </div>
      </main>
    </>
  );
}
