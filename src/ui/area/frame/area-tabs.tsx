import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import styles from '#src/ui/area/area.module.css';

export type AreaTab = {
  to: string;
  label: string;
  count?: number;
  /** Further path prefixes that belong to this tab. */
  also?: readonly string[];
};

type AreaTabsProps = {
  /** The accessible name of the navigation. */
  label: string;
  home: string;
  tabs: AreaTab[];
};

/** The tabs of a signed-in area. On a phone they are behind a button, which names the current one. */
export function AreaTabs({ label, home, tabs }: AreaTabsProps) {
  const { menu } = useMessages('area');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const current = useCurrentTab({ home, tabs });
  const waiting = tabs.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <nav className={styles.area} aria-label={label}>
      <div className={layout.wrap}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="tabs"
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {menu}
            {current && `: ${current.label}`}
          </span>
          {waiting > 0 && <span className={notes.tag}>{waiting}</span>}
        </button>
        <ul id="tabs" className={classes(styles.tabs, isOpen && styles.open)}>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <Link
                to={tab.to}
                aria-current={tab === current ? (tab.to === pathname ? 'page' : 'true') : undefined}
                onClick={() => setOpen(false)}
              >
                {tab.label}
                {!!tab.count && <span className={notes.tag}>{tab.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Returns the tab of the page: the one that its loader names as `tab`, or the one whose path it is within. */
function useCurrentTab({ home, tabs }: Pick<AreaTabsProps, 'home' | 'tabs'>): AreaTab | undefined {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const named = (data as { tab?: string } | null | undefined)?.tab;
  const isWithin = ({ to, also = [] }: AreaTab) =>
    pathname === to ||
    (to !== home && pathname.startsWith(`${to}/`)) ||
    also.some((start) => pathname.startsWith(start));
  return tabs.find(({ to }) => to === named) ?? tabs.find(isWithin);
}
