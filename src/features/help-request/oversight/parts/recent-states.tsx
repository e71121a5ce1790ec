import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { RequestStates } from '#src/features/help-request/oversight/unmet-need.contract.ts';
import styles from './oversight.module.css';

const STATES = ['helped', 'answered', 'accepted', 'waiting', 'overdue', 'closed'] as const;

/** The states of the requests of the last 30 days as a bar, and the same as text and numbers. */
export function RecentStates({ recent }: { recent: RequestStates }) {
  const { recent: t } = useMessages('help-request/oversight');
  const visible = STATES.filter((state) => recent[state] > 0);
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      {visible.length === 0 ? (
        <p className={layout.mute}>{t.nothing}</p>
      ) : (
        <>
          <p className={styles.share} aria-hidden="true">
            {visible.map((state) => (
              <i key={state} className={styles[state]} style={{ flexGrow: recent[state] }} />
            ))}
          </p>
          <ul className={classes(layout.line, layout.small, layout.number)}>
            {visible.map((state) => (
              <li key={state} className={styles.legend}>
                <span className={classes(styles.key, styles[state])} aria-hidden="true" />
                <span>
                  <b>{formatCount(recent[state])}</b> {t[state]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
