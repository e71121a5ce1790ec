import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { TextSection } from '#src/features/information/information.views.ts';
import styles from './information.module.css';

/**
 * Sections of running text. The key of a section is its link target; `children` appears at the end of the
 * section with the same key.
 */
export function TextSections(props: {
  sections: Record<string, TextSection>;
  children?: Record<string, React.ReactNode>;
}) {
  return Object.entries(props.sections).map(([id, { heading, text = [], points = [], rows = [] }]) => (
    <section key={id} id={id} className={layout.stack}>
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {rows.map((row) => (
        <div key={row.name} className={classes(layout.stack, styles.item)}>
          <h3>{row.name}</h3>
          {row.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      {props.children?.[id]}
    </section>
  ));
}
