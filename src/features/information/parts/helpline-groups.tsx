import { useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/look/layout.module.css';
import rows from '#src/ui/look/rows.module.css';
import type { HelplineGroup, HelplineView } from '../information.views.ts';
import styles from './information.module.css';

/** Every helpline as a link that calls it. */
export function HelplineGroups({ groups }: { groups: HelplineGroup[] }) {
  const say = useMessages('information/help');
  return groups.map(({ key, lines }) => (
    <section key={key} className={layout.stack} aria-labelledby={`group-${key}`}>
      <h3 id={`group-${key}`}>{say.groups[key]}</h3>
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
    </section>
  ));
}

function Name({ line: { name, hours, isRechecked } }: { line: HelplineView }) {
  const say = useMessages('information/help');
  const remarks = [hours === null ? say.dayAndNight : hours, !isRechecked && say.notRechecked];
  return (
    <span className={styles.name}>
      {name}
      <small>{remarks.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
