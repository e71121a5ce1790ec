import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/ui/styles/page-shell.module.css';
import type { SiteView } from '#src/ui/site-view.ts';

/** Footer of every page: helplines first, starting with 112. */
export function PageFoot({ view }: { view: SiteView | undefined }) {
  const site = useMessages('site');
  return (
    <footer className={styles.foot}>
      <div className={styles.kinar} />
      <div className={classes(layout.wrap, layout.stack, styles.footBody)}>
        <h2 className={layout.small} id="helplines">
          {site.helplines}
        </h2>
        <ul className={styles.helplines} aria-labelledby="helplines">
          {view?.helplines.map(({ number, name, hours }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b>
                {hours ? `${name}, ${hours}` : name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={layout.links}>
          {Object.entries(site.foot).map(([path, label]) => (
            <li key={path}>
              <Link to={'/' + path}>{label}</Link>
            </li>
          ))}
          <li>
            <a href="/api/docs">{site.openData}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
