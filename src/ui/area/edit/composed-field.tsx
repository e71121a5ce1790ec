import type { ReactNode, Ref } from 'react';
import { classes } from '#src/shared/classes.ts';
import { FieldError } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';

type ComposedFieldProps = {
  /** The error summary links to it. */
  name: string;
  heading: string;
  lead: string;
  error: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

/** One field of a form that consists of several inputs. */
export function ComposedField({ name, heading, lead, error, ref, children }: ComposedFieldProps) {
  return (
    <fieldset
      ref={ref}
      name={name}
      id={name}
      tabIndex={-1}
      className={classes(form.fieldset, layout.stack, error && form.wrong)}
    >
      <legend>
        <h3>{heading}</h3>
      </legend>
      <p className={classes(layout.small, layout.mute)}>{lead}</p>
      {error && <FieldError name={name} error={error} />}
      {children}
    </fieldset>
  );
}
