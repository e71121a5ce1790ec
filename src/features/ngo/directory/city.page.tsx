import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNgoList } from './ngo-list.loader.server.ts';
import { canonicalOfList, NgoList } from '#src/features/ngo/directory/parts/ngo-list.tsx';
import type { Route } from './+types/city.page';

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadNgoList({ request, context, fixed: { city: params.city } });
}

export default function CityPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('ngo');
  const city = view.query.city ?? '';
  const name = view.names.cities[city] ?? city;
  const district = Object.values(view.names.districts)[0] ?? '';
  const title = t.cityTitle(name);
  return (
    <>
      <PageHead
        title={view.list.page > 1 ? t.pageTitle(title, formatCount(view.list.page)) : title}
        description={t.cityLead(district)}
        canonical={canonicalOfList({ path: `/detailpage/${encodeURIComponent(city)}`, view })}
        hidden={view.list.total === 0 || view.list.nearestTo !== null}
      />
      <Crumb to="/search">{t.allNgos}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <div className={layout.stack}>
            <h1>{title}</h1>
            <p className={classes(layout.lead, layout.read)}>{t.cityLead(district)}</p>
          </div>
          <NgoList view={view} />
        </div>
      </main>
    </>
  );
}
