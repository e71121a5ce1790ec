import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from './icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';
import { TownLink } from './link.tsx';

/** A link one level up. */
export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  const site = useMessages('site');
  return (
    <nav className={classes(layout.wrap, shell.crumb)} aria-label={site.whereYouAre}>
      <TownLink to={to}>
        <ArrowLeftIcon />
        {children}
      </TownLink>
    </nav>
  );
}
