import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { StatementFacts } from '#src/features/donation/yearly-statement/yearly-statement.contract.ts';
import styles from './yearly-statement.module.css';

/** Saves the statement as the file that the portal takes; first asks if something is missing in it. */
export function StatementFile({ facts, onSaved }: { facts: StatementFacts; onSaved: () => void }) {
  const { file: t } = useMessages('donation/yearly-statement');
  const { year, law, ngo, summary, exported } = facts;
  const { incomplete, leftOut } = summary;
  const isRegistered = ngo.urn !== null && ngo.urnIssuedOn !== null;
  const missing = [
    ...(incomplete > 0 ? [t.incomplete(incomplete, formatCount(incomplete))] : []),
    ...(leftOut > 0 ? [t.leftOut(leftOut, formatCount(leftOut))] : []),
    ...(isRegistered ? [] : [t.registration]),
  ];
  const question = {
    title: t.ask,
    confirm: t.confirm,
    text: (
      <ul className={styles.list}>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  };
  return (
    <section className={classes(panel.panel, layout.stack)}>
      <h2>{t.title}</h2>
      <p className={layout.read}>{t.lead}</p>
      {exported && <Exported {...exported} />}
      <SaveFile
        personal
        name={`Form-${law.form}-${year}.csv`}
        label={t.save}
        {...(missing.length > 0 && { question })}
        request={(api) => api.donation.exportYearlyStatement.$get({ query: { year } })}
        onSaved={onSaved}
      />
      <details className={styles.details}>
        <summary>{t.about}</summary>
        <ul className={classes(styles.list, layout.read)}>
          {t.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>{t.section(law.sectionCode, law.certificate)}</li>
        </ul>
      </details>
    </section>
  );
}

function Exported({ at, changed }: { at: string; changed: number }) {
  const { file: t } = useMessages('donation/yearly-statement');
  const { time } = useDays();
  return (
    <p className={classes(notes.note, changed > 0 && notes.warn, layout.read)}>
      {t.saved(time(at))} {changed > 0 ? t.changed(changed, formatCount(changed)) : t.unchanged}
    </p>
  );
}
