import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { BadgeCheckIcon, CircleDashedIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { pathOfPart } from './path-of-part.ts';
import styles from './today.module.css';

/** Lists the missing parts of the profile, each with a link to add it. */
export function MissingList({ dashboard }: { dashboard: Dashboard }) {
  const { page: t } = useMessages('site/today');
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{t.heading}</h2>
      <ul>
        {dashboard.missing.map((part) => (
          <li key={part} className={classes(notes.evidence, styles.row)}>
            <CircleDashedIcon />
            <Link to={pathOfPart(part)}>{t.add(t.parts[part])}</Link>
          </li>
        ))}
        {dashboard.missing.length === 0 && (
          <li className={classes(notes.evidence, notes.good)}>
            <BadgeCheckIcon />
            {t.complete}
          </li>
        )}
      </ul>
    </section>
  );
}
