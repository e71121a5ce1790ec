import { useLanguage } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/look/button.module.css';
import layout from '#src/ui/look/layout.module.css';
import type { FoundSchemes } from '../eligibility/finder.contract.ts';
import { useAnswerWords } from './answer-words.ts';
import styles from './finder.module.css';

/** One list of papers for all that fit or perhaps do, to be ticked off, on paper too; and who helps with the forms. */
export function PapersToBring({ found }: { found: FoundSchemes }) {
  const { say } = useAnswerWords();
  const language = useLanguage();
  const { documents } = found;
  const schemes = found.can.total + found.perhaps.total;
  return (
    <aside className={layout.stack} aria-label={schemes > 0 ? say.result.papers : say.result.askHelp}>
      {schemes > 0 && (
        <>
          <h2 className={layout.small}>{say.result.papers}</h2>
          {documents.length > 0 ? (
            <>
              <ul className={styles.papers}>
                {documents.map((paper) => {
                  const own = languageOfText(paper);
                  return (
                    <li key={paper}>
                      <label>
                        <input type="checkbox" />
                        <span lang={own === language ? undefined : own}>{paper}</span>
                      </label>
                    </li>
                  );
                })}
              </ul>
              <p className={classes(layout.small, layout.mute)}>{say.result.papersFor(schemes)}</p>
            </>
          ) : (
            <p className={layout.mute}>{say.result.noPapers}</p>
          )}
        </>
      )}
      <TownLink
        className={classes(button.button, button.ask, button.full, styles.onScreen)}
        to="/helpRequest"
      >
        {say.result.askHelp}
      </TownLink>
    </aside>
  );
}
