import { useMessages } from '#src/messages/messages.tsx';
import rows from '#src/ui/styles/rows.module.css';
import type { HelplineGroup, HelplineView } from '#src/features/information/information.views.ts';
import styles from '#src/features/information/parts/information.module.css';

/** Lists all helplines as links that start a call. */
export function HelplineGroups({ groups }: { groups: HelplineGroup[] }) {
  const t = useMessages('information/help');
  return (
    <div className={styles.groups}>
      {groups.map(({ key, lines }) => (
        <div key={key}>
          <h3>{t.groups[key]}</h3>
          <ul className={rows.rows}>
            {lines.map((line) => (
              <li key={line.number}>
                <a href={`tel:${line.number}`}>
                  <span className={styles.number}>{line.number}</span>
                  <Name line={line} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Name({ line }: { line: HelplineView }) {
  const t = useMessages('information/help');
  const { name, isReported, isRechecked } = line;
  const hours = line.hours ?? t.dayAndNight;
  const remarks = [isReported ? t.reported(hours) : hours, !isRechecked && t.notRechecked];
  return (
    <span className={styles.name}>
      {name}
      <small>{remarks.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
