import type { ReactElement } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import factList from '#src/ui/area/facts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Eligibility } from '#src/features/scheme/scheme.values.ts';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import styles from './schemes.module.css';

/** Who can get a scheme: groups, gender, state and other requirements. */
export function WhoMayGet({ view: { scheme, stateName } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const words = useMessages('scheme');
  const { beneficiary, gender, eligibility } = scheme;
  const { incomeUpTo, conditions, documents } = eligibility;
  const age = useAge(eligibility);
  const facts: [string, string | ReactElement | false | null][] = [
    [t.beneficiary, beneficiary.map((group) => words.beneficiaries[group]).join(', ')],
    [t.gender, words.genders[gender]],
    [t.state, stateName ?? words.allStates],
    [t.age, age],
    [t.income, incomeUpTo !== null && t.incomeUpTo(`₹${formatCount(incomeUpTo)}`)],
    [t.conditions, conditions.length > 0 && <Lines lines={conditions} />],
    [t.documents, documents.length > 0 && <Lines lines={documents} />],
  ];
  const isOpen = !age && incomeUpTo === null && conditions.length + documents.length === 0;
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

function Lines({ lines }: { lines: readonly string[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.papers}>
      {lines.map((line) => (
        <li key={line} lang={langOfText(line, language)}>
          {line}
        </li>
      ))}
    </ul>
  );
}
