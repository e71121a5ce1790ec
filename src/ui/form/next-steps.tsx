import type { ReactNode } from 'react';
import layout from '../look/layout.module.css';
import styles from './next-steps.module.css';

/** What happens once a form is sent: knots that are still to be tied. Each step has a key of its own. */
export function NextSteps({
  heading,
  steps,
}: {
  heading: string;
  steps: { key: string; text: ReactNode }[];
}) {
  return (
    <aside className={layout.stack}>
      <h2 className={layout.small}>{heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </aside>
  );
}
