import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import form from './form.module.css';

type FieldGroupProps = { heading: string; lead: string; wide?: boolean; children: ReactNode };

/** A group of fields under a heading, with the reason why they are requested. */
export function FieldGroup({ heading, lead, wide, children }: FieldGroupProps) {
  return (
    <fieldset className={classes(form.fieldset, wide && form.wide, layout.stack)}>
      <legend>
        <h2>{heading}</h2>
      </legend>
      <p className={layout.mute}>{lead}</p>
      {children}
    </fieldset>
  );
}
