import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/look/layout.module.css';
import { finderPath, QUESTIONS, stepOf } from '../eligibility/questions.rules.ts';
import { useAnswerWords } from './answer-words.ts';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';

/** What was answered, each with a way to change it. Nothing before the first answer. */
export function AnswersSoFar({ view, heading }: { view: FinderView; heading: string }) {
  const { say, answerTo } = useAnswerWords();
  const { given, stateNames: names } = view;
  const answered = QUESTIONS.map((question) => ({
    question,
    answer: answerTo(question, { given, names }),
  })).filter(({ question, answer }) => answer && question !== view.question);
  if (answered.length === 0) return null;
  return (
    <section className={classes(layout.stack, styles.answers)}>
      <h2 className={layout.small}>{heading}</h2>
      <dl className={styles.facts}>
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt>{say.labels[question]}</dt>
            <dd>{answer}</dd>
            <dd>
              <TownLink to={finderPath({ given, step: stepOf(question) })}>
                {say.change}
                <span className={layout.hiddenText}> {say.labels[question]}</span>
              </TownLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes(layout.small, layout.mute)}>{say.kept}</p>
    </section>
  );
}
