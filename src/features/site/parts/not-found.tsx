import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/look/button.module.css';
import { SearchIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/look/layout.module.css';
import notes from '#src/ui/look/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { TownLink } from '#src/ui/link.tsx';
import styles from './not-found.module.css';

/** 'Oops 404!', with the way home; `bad` when the address is known but a value in it is not. */
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
        <MissingKnot />
      </div>
    </main>
  );
}

/** A medallion in which one knot is not tied. */
function MissingKnot() {
  return (
    <svg className={styles.tile} viewBox="0 0 96 96" aria-hidden="true" fill="none" strokeLinecap="round">
      <path fill="#14275c" d="M0 0h96v96H0z" />
      <g strokeDasharray="0 1">
        <circle
          cx="48"
          cy="48"
          r="14"
          pathLength="6"
          stroke="#fff"
          strokeWidth="5.5"
          transform="rotate(-90 48 48)"
        />
        <path d="M27 27h42v42h-42z" pathLength="12" stroke="#f4b92f" strokeWidth="4.5" />
        <circle cx="48" cy="48" r="38" pathLength="28" stroke="#fff" strokeWidth="3.6" />
        <path d="M4 4h88v88h-88z" pathLength="40" stroke="#fff" strokeWidth="2.6" opacity=".7" />
      </g>
      <circle cx="48" cy="48" r="4.5" stroke="#f4b92f" strokeWidth="3.4" />
      <circle cx="60.1" cy="41" r="4" fill="#14275c" />
      <circle cx="60.1" cy="41" r="2.6" stroke="#c9d3f1" strokeWidth="1" strokeDasharray="1.5 2" />
    </svg>
  );
}
