import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from './timeline.module.css';

export type TimelineStep = {
  key: string;
  /** What happened or will happen. */
  title?: string;
  /** The time as text; `at` is the machine-readable value. */
  time?: { at: string; text: string };
  /** Whether the step is in the past, present or future. */
  state: 'done' | 'now' | 'next';
  text?: ReactNode;
};

/** The steps of a process, in order. `level` is the level of their headings. */
export function Timeline({ steps, level: Heading = 'h3' }: { steps: TimelineStep[]; level?: 'h3' | 'h4' }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, time, state, text }) => (
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

/** Explains what happens after a form is sent. */
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
        <Timeline steps={steps.map((step) => ({ ...step, state: 'next' }))} />
      </div>
    </aside>
  );
}
