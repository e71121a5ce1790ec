import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/look/layout.module.css';
import { KEPT_DAYS } from '../feedback.values.ts';
import styles from './writing.module.css';

/** What happens to a message, step by step; at last it is erased. */
export function WhatNext({ steps }: { steps: string[] }) {
  const { next } = useMessages('feedback');
  return (
    <aside className={layout.stack}>
      <h2 className={layout.small}>{next.heading}</h2>
      <ol className={styles.steps}>
        {[...steps, next.erased(formatCount(KEPT_DAYS))].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
