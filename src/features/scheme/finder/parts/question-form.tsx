import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { useTown } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  finderPath,
  otherAnswers,
  QUESTIONS,
  stepAfter,
  stepOf,
  type Question,
} from '#src/features/scheme/finder/questions.rules.ts';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';
import { QuestionFields } from './question-fields.tsx';

/**
 * One question per screen. It is a plain form on purpose: each screen is a separate page, so screen readers
 * announce it and it works without JavaScript.
 */
export function QuestionForm({ view, question }: { view: FinderView; question: Question }) {
  const t = useMessages('scheme/finder');
  const language = useLanguage();
  const town = useTown();
  const { input } = view;
  const at = stepOf(question);
  const after = stepAfter({ input, question });
  const { heading, hint } = t.questions[question];
  return (
    <form
      key={finderPath({ input, step: at })}
      className={classes(layout.read, layout.stack, styles.form)}
      action={pathInLanguage({ path: '/schemes/finder', language })}
    >
      <p className={layout.mute}>{t.progress(at, String(QUESTIONS.length))}</p>
      <Steps at={at} />
      <Question isGroup={question !== 'state'} heading={heading} hint={hint}>
        <QuestionFields view={view} question={question} />
      </Question>
      {otherAnswers({ input, question }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(question === 'for' || question === 'group') && <input type="hidden" name="step" value={after} />}
      {town && <input type="hidden" name="from" value={town} />}
      <button className={classes(button.button, button.full)} type="submit">
        {after > QUESTIONS.length ? t.show : t.next}
      </button>
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
 * Progress through the questions: done, current and remaining. Decorative, because the sentence above states
 * it too.
 */
function Steps({ at }: { at: number }) {
  return (
    <p className={styles.steps} aria-hidden="true">
      {QUESTIONS.map((question, index) => (
        <i
          key={question}
          className={index + 1 < at ? styles.done : index + 1 === at ? styles.now : undefined}
        />
      ))}
    </p>
  );
}
