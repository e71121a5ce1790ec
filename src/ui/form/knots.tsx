import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from './knots.module.css';

export type Knot = {
  key: string;
  /** What happened or will happen. */
  title?: string;
  /** When, as it is read; `at` is the moment itself. */
  time?: { at: string; text: string };
  /** Tied, the one that is held now, or still to be tied. */
  state: 'done' | 'now' | 'next';
  text?: ReactNode;
};

/** A thread with a knot for each step. `level` of the headings of its steps. */
export function Knots({ knots, level: Heading = 'h3' }: { knots: Knot[]; level?: 'h3' | 'h4' }) {
  return (
    <ol className={styles.knots}>
      {knots.map(({ key, title, time, state, text }) => (
        <li key={key} className={state === 'done' ? undefined : styles[state]}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {time && (
            <time className={styles.time} dateTime={time.at}>
              {time.text}
            </time>
          )}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** What happens once a form is sent: knots that are still to be tied. */
export function NextSteps({
  heading,
  steps,
}: {
  heading: string;
  steps: { key: string; title?: string; text: ReactNode }[];
}) {
  return (
    <aside className={layout.stack}>
      <h2 className={layout.small}>{heading}</h2>
      <div className={classes(layout.small, layout.mute)}>
        <Knots knots={steps.map((step) => ({ ...step, state: 'next' }))} />
      </div>
    </aside>
  );
}
