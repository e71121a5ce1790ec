import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import { SearchIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { TownLink } from '#src/ui/link.tsx';
import styles from './not-found.module.css';

/**
 * 'Oops 404!' with a link to the home page. `bad` means that the path exists but a value in it is invalid.
 */
export function NotFound({ bad }: { bad?: boolean }) {
  const site = useMessages('site');
  const words = bad ? site.badRequest : site.notFound;
  return (
    <main id="main">
      <PageHead title={words.title} hidden />
      <div className={classes(layout.wrap, layout.split, layout.even, styles.page)}>
        <div className={layout.stack}>
          <h1>{words.title}</h1>
          <p className={layout.lead}>{words.lead}</p>
          <p className={notes.chips}>
            <TownLink className={button.button} to="/">
              {site.notFound.home}
            </TownLink>
            <TownLink className={classes(button.button, button.second)} to="/search">
              <SearchIcon />
              {site.search}
            </TownLink>
          </p>
        </div>
        {/* A medallion with one untied knot. It is a separate file because few pages show it. */}
        <img className={styles.tile} src="/missing-knot.svg" width="96" height="96" alt="" />
      </div>
    </main>
  );
}
