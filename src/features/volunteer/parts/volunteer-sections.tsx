import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import styles from './volunteer-sections.module.css';

/** The screens about volunteers, in display order. */
const SECTIONS = [
  ['applications', '/ngopage/volunteer'],
  ['shifts', '/ngopage/volunteer/shifts'],
  ['certificates', '/ngopage/volunteer/certificates'],
] as const;
type Section = (typeof SECTIONS)[number][0];

/** Links to the screens about volunteers. */
export function VolunteerSections({ current }: { current: Section }) {
  const t = useMessages('volunteer/sections');
  return (
    <nav aria-label={t.label}>
      <ul className={styles.sections}>
        {SECTIONS.map(([section, path]) => (
          <li key={section}>
            <Link
              className={classes(styles.section, section === current && styles.current)}
              to={path}
              aria-current={section === current ? 'page' : undefined}
            >
              {t[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
