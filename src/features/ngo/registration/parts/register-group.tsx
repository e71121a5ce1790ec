import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** A group of fields with the reason why they are requested. */
export function RegisterGroup({
  heading,
  why,
  children,
}: {
  heading: string;
  why: string;
  children: ReactNode;
}) {
  return (
    <div>
      <fieldset className={classes(form.fieldset, layout.stack)}>
        <legend>
          <h2>{heading}</h2>
        </legend>
        <p className={layout.mute}>{why}</p>
        {children}
      </fieldset>
    </div>
  );
}
