import type { ReactElement } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';
import { formatCount } from '#src/shared/numbers.ts';
import factList from '#src/ui/area/facts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { BENEFICIARIES, type Eligibility } from '#src/features/scheme/scheme.values.ts';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import { wordsForGender } from '#src/features/scheme/words-for-gender.ts';
import styles from './schemes.module.css';

/** Who can get a scheme: groups, gender, state and other requirements. */
export function WhoMayGet({ view: { scheme, texts, stateName } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const { beneficiary, gender, eligibility } = scheme;
  const words = wordsForGender(useMessages('scheme'), gender);
  const { incomeUpTo, maritalStatus, disabilityFrom, circumstances } = eligibility;
  const age = useAge(eligibility);
  const isEveryGroup = beneficiary.length === BENEFICIARIES.length;
  const groups = isEveryGroup
    ? t.everyGroup
    : beneficiary.map((group) => words.beneficiaries[group]).join(', ');
  const conditions: TextView[] = [
    ...circumstances.map((name) => ({ text: t.condition(words.circumstances[name]), lang: undefined })),
    ...texts.conditions,
  ];
  const facts: [string, string | ReactElement | false | null][] = [
    [t.beneficiary, groups],
    [t.gender, words.genders[gender]],
    [t.state, stateName ?? words.allStates],
    [t.age, age],
    [t.marital, maritalStatus.map((status) => words.maritalStatus[status]).join(', ')],
    [t.income, incomeUpTo !== null && t.incomeUpTo(`₹${formatCount(incomeUpTo)}`)],
    [t.disability, disabilityFrom !== null && t.disabilityFrom(String(disabilityFrom))],
    [t.conditions, conditions.length > 0 && <Lines lines={conditions} />],
  ];
  const isOpen = !age && incomeUpTo === null && conditions.length + texts.documents.length === 0;
  return (
    <section className={layout.stack}>
      <h2>{t.who}</h2>
      <dl className={factList.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {isOpen && (
        <p className={classes(layout.small, layout.mute)}>
          {scheme.type === 'builtin' ? t.officialRules : t.noRules}
        </p>
      )}
    </section>
  );
}

function useAge({ ageFrom, ageTo }: Eligibility): string | null {
  const t = useMessages('scheme/catalogue/detail');
  if (ageFrom !== null && ageTo !== null) return t.ages(ageFrom, String(ageTo));
  if (ageFrom !== null) return t.ageFrom(ageFrom);
  return ageTo === null ? null : t.ageTo(ageTo);
}

/** A list of texts, each in its own language. */
export function Lines({ lines }: { lines: readonly TextView[] }) {
  return (
    <ul className={styles.papers}>
      {lines.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  );
}
