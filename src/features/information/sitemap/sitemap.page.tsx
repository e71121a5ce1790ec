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

/** Lists links to all public pages except those of single NGOs. */
export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('information/about').sitemap;
  const { nav } = useMessages('site');
  const headings = { ...t, ngos: nav.ngos };
  return (
    <TextPage title={t.title} lead={t.lead} wide>
      {loaderData.map(({ section, links }) => (
        <Links key={section} heading={headings[section]} links={links} many={section === 'towns'} />
      ))}
    </TextPage>
  );
}

function Links({ heading, links, many }: { heading: string; links: NamedLink[]; many: boolean }) {
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
