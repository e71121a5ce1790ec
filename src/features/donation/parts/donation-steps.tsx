import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import knots from '#src/ui/form/step-knots.module.css';

const STEPS = [1, 2, 3] as const;

type StepsProps = {
  step: (typeof STEPS)[number];
  /** The step in words. */
  text: string;
};

/** Where somebody is on the way from a gift to its receipt, in words and as knots on a thread. */
export function DonationSteps({ step, text }: StepsProps) {
  return (
    <div>
      <p className={layout.mute}>{text}</p>
      <p className={knots.knots} aria-hidden="true">
        {STEPS.map((one) => (
          <i key={one} className={classes(one < step && knots.done, one === step && knots.now)} />
        ))}
      </p>
    </div>
  );
}
