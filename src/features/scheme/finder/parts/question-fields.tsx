import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import field from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  BETWEEN,
  OLDEST,
  type AnswerName,
  type Question,
} from '#src/features/scheme/finder/finder.values.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';

/** The input fields of one question. */
export function QuestionFields({ view, question }: { view: FinderView; question: Question }) {
  const { input, options } = view;
  if (question === 'state') return <StateField view={view} />;
  const name: AnswerName = question === 'who' ? 'gender' : question === 'circumstances' ? 'has' : question;
  const isSeveral = question === 'for' || question === 'circumstances' || question === 'group';
  return (
    <>
      <ChoiceCards
        name={name}
        type={isSeveral ? 'checkbox' : 'radio'}
        options={options}
        selected={isSeveral ? (input[name]?.split(BETWEEN) ?? []) : [input[name] ?? '']}
      />
      {question === 'who' && <AgeField age={input.age} wrongAge={view.wrongAge} />}
    </>
  );
}

function AgeField({ age, wrongAge }: { age: string | undefined; wrongAge: string | undefined }) {
  const t = useMessages('scheme/finder');
  return (
    <div>
      <label className={field.label} htmlFor="age">
        {t.age}
      </label>
      <p className={styles.hint} id="age-hint">
        {t.ageHint}
      </p>
      {wrongAge !== undefined && (
        <p className={styles.error} id="age-error" role="alert">
          {t.ageWrong(String(OLDEST))}
        </p>
      )}
      <input
        className={classes(field.input, styles.age, layout.number)}
        id="age"
        name="age"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        defaultValue={wrongAge ?? age}
        aria-invalid={wrongAge !== undefined || undefined}
        aria-describedby={wrongAge === undefined ? 'age-hint' : 'age-error age-hint'}
      />
    </div>
  );
}

function StateField({ view: { input, options } }: { view: FinderView }) {
  const t = useMessages('scheme/finder');
  return (
    <div>
      <label className={field.label} htmlFor="state">
        {t.labels.state}
      </label>
      <select
        className={field.input}
        id="state"
        name="state"
        defaultValue={input.state ?? options[0]?.value}
        aria-describedby="hint"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
