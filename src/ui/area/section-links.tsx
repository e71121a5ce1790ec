import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import styles from './section-links.module.css';

type SectionLinksProps<Section extends string> = {
  /** The accessible name of the navigation. */
  label: string;
  /** The screens in display order, with their paths. */
  sections: readonly (readonly [Section, string])[];
  labels: Readonly<Record<Section, string>>;
  current: Section;
};

/** Links to the screens of one tab of a signed-in area. */
export function SectionLinks<Section extends string>(props: SectionLinksProps<Section>) {
  const { label, sections, labels, current } = props;
  return (
    <nav aria-label={label}>
      <ul className={styles.sections}>
        {sections.map(([section, path]) => (
          <li key={section}>
            <Link
              className={classes(styles.section, section === current && styles.current)}
              to={path}
              aria-current={section === current ? 'page' : undefined}
            >
              {labels[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
