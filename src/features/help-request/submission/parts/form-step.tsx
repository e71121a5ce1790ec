import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import form from '#src/ui/form/form.module.css';
import knots from '#src/ui/form/step-knots.module.css';
import layout from '#src/ui/styles/layout.module.css';

type FormStepProps = {
  at: number;
  /** The step that is shown; undefined without a script, where all are. */
  step: number | undefined;
  children: ReactNode;
};

/** The fields of one step. Hidden fields are sent all the same. */
export function FormStep({ at, step = at, children }: FormStepProps) {
  const { steps } = useMessages('help-request/submission');
  return (
    <fieldset className={classes(form.fieldset, layout.stack)} hidden={step !== at}>
      <legend>
        <h2 tabIndex={-1}>{steps[at]}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

/** A thread with a knot for each step. */
export function StepThread({ step }: Pick<FormStepProps, 'step'>) {
  const { steps, parts, stepOf } = useMessages('help-request/submission');
  return (
    <div>
      <p className={classes(layout.small, layout.mute)}>
        <span hidden={step !== undefined}>{parts}</span>
        <span hidden={step === undefined}>{stepOf((step ?? 0) + 1)}</span>
      </p>
      <ol className={knots.knots}>
        {steps.map((title, at) => (
          <li
            key={title}
            aria-current={at === step ? 'step' : undefined}
            className={classes(step !== undefined && at < step && knots.done, at === step && knots.now)}
          >
            <span className={layout.hiddenText}>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
