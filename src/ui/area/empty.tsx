import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';

/** Shown in place of an empty list: why it is empty and what to try. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack)}>
      <h2>{title}</h2>
      <p className={layout.mute}>{children}</p>
    </div>
  );
}
