import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { finderPath } from '#src/features/scheme/finder/questions.rules.ts';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';

/** The answers so far, each with a link to change it, and a note on where they are kept. */
export function AnswersSoFar({ view, heading }: { view: FinderView; heading: string }) {
  const t = useMessages('scheme/finder');
  const { input, answers } = view;
  if (answers.length === 0) return <PrivacyNote />;
  return (
    <section className={classes(layout.stack, styles.answers)}>
      <h2 className={layout.small}>{heading}</h2>
      <dl className={styles.facts}>
        {answers.map(({ question, text }) => (
          <div key={question}>
            <dt>{t.labels[question]}</dt>
            <dd>{text}</dd>
            <dd>
              <TownLink to={finderPath({ input, step: question })}>
                {t.change}
                <span className={layout.hiddenText}> {t.labels[question]}</span>
              </TownLink>
            </dd>
          </div>
        ))}
      </dl>
      <PrivacyNote />
    </section>
  );
}

/** Explains that the answers are kept in the URL. Shown even before the first answer. */
function PrivacyNote() {
  const t = useMessages('scheme/finder');
  return (
    <p className={classes(layout.small, layout.mute, styles.onScreen)}>
      {t.storage} {t.shared}
    </p>
  );
}
