import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import rows from '#src/ui/styles/rows.module.css';
import type { NamedLink } from '#src/features/information/information.views.ts';
import { TextPage } from '#src/features/information/parts/text-page.tsx';
import { loadSitemap } from './sitemap.loader.server.ts';
import type { Route } from './+types/sitemap.page';

export function loader({ context }: Route.LoaderArgs) {
  return loadSitemap(context);
}

/** Every public page but those of single NGOs, as links. */
export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const say = useMessages('information/about').sitemap;
  const { nav, askForHelp, foot, home } = useMessages('site');
  return (
    <TextPage title={say.title} lead={say.lead} wide>
      <Links
        heading={say.help}
        links={[
          { path: '/helpRequest', label: askForHelp },
          { path: '/helpRequest/status', label: foot['helpRequest/status'] },
          { path: '/help', label: say.helplines },
          { path: '/schemes', label: nav.schemes },
          { path: '/schemes/finder', label: say.schemeFinder },
        ]}
      />
      <Links
        heading={nav.ngos}
        links={[
          { path: '/', label: home },
          { path: '/search', label: say.allNgos },
          { path: '/eventList', label: nav.events },
          { path: '/donate', label: nav.donate },
        ]}
      />
      <Links heading={say.work} links={loaderData.categories} />
      <Links heading={say.towns} links={loaderData.towns} many />
      <Links
        heading={say.forNgos}
        links={[
          { path: '/rform', label: say.register },
          { path: '/logIn', label: foot.logIn },
        ]}
      />
      <Links
        heading={say.aboutSite}
        links={Object.entries(foot)
          .filter(([path]) => !['help', 'helpRequest/status', 'logIn'].includes(path))
          .map(([path, label]) => ({ path: `/${path}`, label }))}
      />
    </TextPage>
  );
}

function Links({ heading, links, many }: { heading: string; links: NamedLink[]; many?: boolean }) {
  if (links.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{heading}</h2>
      <ul className={many ? layout.links : classes(rows.rows, rows.columns)}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <TownLink to={path}>{label}</TownLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
