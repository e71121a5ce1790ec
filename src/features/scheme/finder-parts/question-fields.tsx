import { classes } from '#src/shared/classes.ts';
import field from '#src/ui/look/field.module.css';
import layout from '#src/ui/look/layout.module.css';
import {
  ANYTHING,
  bandKey,
  chosenOf,
  INCOME_BANDS,
  OLDEST,
  OTHER_STATE,
  UNKNOWN,
} from '../eligibility/finder.values.ts';
import type { Question } from '../eligibility/questions.rules.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES } from '../scheme.values.ts';
import { useAnswerWords } from './answer-words.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';

/** What can be answered to one question. 'I do not know' always can. */
export function QuestionFields({ view, question }: { view: FinderView; question: Question }) {
  const { say, words, bandName } = useAnswerWords();
  const { given } = view;
  const unknown = { value: UNKNOWN, label: say.unknown, hint: say.unknownHint };
  switch (question) {
    case 'for':
      return (
        <ChoiceCards
          name="for"
          type="checkbox"
          options={[
            ...SCHEME_CATEGORIES.map((value) => ({ value, label: words.categories[value] })),
            { value: ANYTHING, label: say.anything, hint: say.anythingHint },
          ]}
          chosen={[...chosenOf(given.for, SCHEME_CATEGORIES), ...chosenOf(given.for, [ANYTHING])]}
        />
      );
    case 'group':
      return (
        <ChoiceCards
          name="group"
          type="checkbox"
          options={[...BENEFICIARIES.map((value) => ({ value, label: words.beneficiaries[value] })), unknown]}
          chosen={[...chosenOf(given.group, BENEFICIARIES), ...chosenOf(given.group, [UNKNOWN])]}
        />
      );
    case 'income':
      return (
        <ChoiceCards
          name="income"
          type="radio"
          options={[
            ...INCOME_BANDS.map((band) => ({ value: bandKey(band), label: bandName(band) })),
            unknown,
          ]}
          chosen={[given.income ?? '']}
        />
      );
    case 'who':
      return <WhoFields view={view} />;
    case 'state':
      return <StateField view={view} />;
  }
}

function WhoFields({ view: { given } }: { view: FinderView }) {
  const { say } = useAnswerWords();
  return (
    <>
      <ChoiceCards
        name="gender"
        type="radio"
        options={[
          { value: 'Female', label: say.female },
          { value: 'Male', label: say.male },
          { value: UNKNOWN, label: say.otherGender },
        ]}
        chosen={[given.gender ?? '']}
      />
      <div>
        <label className={field.label} htmlFor="age">
          {say.age}
        </label>
        <p className={styles.hint} id="age-hint">
          {say.ageHint}
        </p>
        <input
          className={classes(field.input, styles.age, layout.number)}
          id="age"
          name="age"
          type="number"
          inputMode="numeric"
          min={0}
          max={OLDEST}
          step={1}
          defaultValue={given.age}
          aria-describedby="age-hint"
        />
      </div>
    </>
  );
}

function StateField({ view: { given, states } }: { view: FinderView }) {
  const { say } = useAnswerWords();
  return (
    <div>
      <label className={field.label} htmlFor="state">
        {say.labels.state}
      </label>
      <select
        className={field.input}
        id="state"
        name="state"
        defaultValue={given.state ?? states[0]?.value}
        aria-describedby="hint"
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={OTHER_STATE}>{say.otherState}</option>
        <option value={UNKNOWN}>{say.unknown}</option>
      </select>
    </div>
  );
}
