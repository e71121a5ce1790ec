import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { TotalsView } from '#src/features/donation/giving/giving.view.ts';
import styles from './giving.module.css';

/** What was given this year, by how many, what for, and the newest names of those who do not hide theirs. */
export function Totals({ totals: { heading, sum, purposes, names } }: { totals: TotalsView }) {
  const t = useMessages('donation/giving');
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{heading}</h2>
      <p>
        <b>{sum}</b>
      </p>
      {purposes.length > 1 && (
        <dl className={classes(styles.totals, layout.small)}>
          {purposes.map(({ name, given }) => (
            <div key={name.text}>
              <dt lang={name.lang}>{name.text}</dt>
              <dd className={layout.number}>{given}</dd>
            </div>
          ))}
        </dl>
      )}
      {names.length > 0 && (
        <div className={layout.small}>
          <p className={layout.mute}>{t.totals.names}</p>
          <ul>
            {names.map(({ text, lang }, at) => (
              // Two people may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
