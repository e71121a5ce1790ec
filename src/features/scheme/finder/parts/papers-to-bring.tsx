import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import styles from './finder.module.css';

/**
 * A checklist of the papers for all schemes that fit or perhaps fit, also for printing, and a link to ask for
 * help with the forms.
 */
export function PapersToBring({ papers, schemes }: { papers: string[]; schemes: number }) {
  const { result } = useMessages('scheme/finder');
  const { askForHelp } = useMessages('site');
  const helpLabel = schemes > 0 ? result.askHelp : askForHelp;
  return (
    <aside className={layout.stack} aria-label={schemes > 0 ? result.papers : helpLabel}>
      {schemes > 0 && (
        <>
          <h2 className={layout.small}>{result.papers}</h2>
          <PaperList papers={papers} />
          <p className={classes(layout.small, layout.mute)}>
            {papers.length > 0 ? result.papersFor(schemes, formatCount(schemes)) : result.noPapers}
          </p>
        </>
      )}
      <TownLink
        className={classes(button.button, button.ask, button.full, styles.onScreen)}
        to="/helpRequest"
      >
        {helpLabel}
      </TownLink>
    </aside>
  );
}

function PaperList({ papers }: { papers: string[] }) {
  const language = useLanguage();
  return (
    papers.length > 0 && (
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper}>
            <label>
              <input type="checkbox" />
              <span lang={langOfText(paper, language)}>{paper}</span>
            </label>
          </li>
        ))}
      </ul>
    )
  );
}
