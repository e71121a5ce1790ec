import { useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/look/layout.module.css';
import styles from './next-steps.module.css';

/** What happens to an NGO that registered: knots that are still to be tied. */
export function NextSteps() {
  const { next } = useMessages('register');
  return (
    <aside className={layout.stack}>
      <h2 className={layout.small}>{next.heading}</h2>
      <ol className={styles.steps}>
        {next.steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </aside>
  );
}
