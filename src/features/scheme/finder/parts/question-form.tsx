import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { TownLink, useTown } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { BETWEEN, NONE, type Question } from '#src/features/scheme/finder/finder.values.ts';
import {
  finderPath,
  otherAnswers,
  QUESTIONS_MOST,
  skip,
} from '#src/features/scheme/finder/questions.rules.ts';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';
import { QuestionFields } from './question-fields.tsx';

/** From this question on, the result can be opened early. */
const SHOW_FROM = 3;

/**
 * One question per screen. It is a plain form on purpose: each screen is a separate page, so screen readers
 * announce it and it works without JavaScript.
 */
export function QuestionForm({ view, question }: { view: FinderView; question: Question }) {
  const t = useMessages('scheme/finder');
  const language = useLanguage();
  const town = useTown();
  const { input, answers, options, isReopened } = view;
  const at = answers.length + 1;
  const { heading, hint } = t.questions[question];
  const offered = options.flatMap(({ value }) => (value === NONE ? [] : [value])).join(BETWEEN);
  const hidden: [string, string | undefined][] = [
    ...otherAnswers({ input, question }),
    // Of boxes that are not ticked, the address would not tell which were shown.
    ['offered', question === 'circumstances' ? offered : undefined],
    ['asked', question],
    ['from', town],
  ];
  return (
    <form
      key={finderPath({ input, asked: question })}
      className={classes(layout.read, layout.stack, styles.form)}
      action={pathInLanguage({ path: '/schemes/finder', language })}
    >
      <p className={layout.mute}>{isReopened ? t.changing : t.progress(at, String(QUESTIONS_MOST))}</p>
      {!isReopened && <Steps at={at} />}
      <Question isGroup={question !== 'state'} heading={heading} hint={hint}>
        <QuestionFields view={view} question={question} />
      </Question>
      {hidden.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <button className={classes(button.button, button.full)} type="submit">
        {t.next}
      </button>
      <TownLink
        className={classes(button.button, button.second, button.full)}
        to={finderPath({ input: skip(input, question), asked: question })}
      >
        {t.skip}
      </TownLink>
      {at >= SHOW_FROM && !isReopened && (
        <p>
          <TownLink className={styles.early} to={finderPath({ input, step: 'result' })}>
            {t.show}
          </TownLink>
        </p>
      )}
    </form>
  );
}

function Question(props: { isGroup: boolean; heading: string; hint: string; children: ReactNode }) {
  const { isGroup, heading, hint, children } = props;
  const text = (
    <p className={styles.hint} id="hint">
      {hint}
    </p>
  );
  if (!isGroup)
    return (
      <>
        <h1>{heading}</h1>
        {text}
        {children}
      </>
    );
  return (
    <fieldset className={layout.stack} aria-describedby="hint">
      <legend>
        <h1>{heading}</h1>
      </legend>
      {text}
      {children}
    </fieldset>
  );
}

/**
 * Progress through the questions: done, current and the most that may follow. Decorative, because the sentence above
 * states it too.
 */
function Steps({ at }: { at: number }) {
  return (
    <p className={styles.steps} aria-hidden="true">
      {Array.from({ length: QUESTIONS_MOST }, (_, index) => (
        <i key={index} className={index + 1 < at ? styles.done : index + 1 === at ? styles.now : undefined} />
      ))}
    </p>
  );
}
