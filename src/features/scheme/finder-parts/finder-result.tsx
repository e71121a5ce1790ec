import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import layout from '#src/ui/look/layout.module.css';
import rows from '#src/ui/look/rows.module.css';
import type { FoundSchemes } from '../eligibility/finder.contract.ts';
import { finderPath } from '../eligibility/questions.rules.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import { useAnswerWords } from './answer-words.ts';
import { PrinterIcon, SendIcon } from './finder-icons.tsx';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';
import { FitIcons, SchemeGroup } from './found-schemes.tsx';
import { PapersToBring } from './papers-to-bring.tsx';

/** More than this fit on one sheet of paper in smaller letters only. */
const MANY = 16;

/** How many schemes fit, in one sentence. */
export function useHeadline(): (found: FoundSchemes) => string {
  const { say } = useAnswerWords();
  return ({ can, perhaps }) => {
    if (can.total > 0 && perhaps.total > 0) return say.result.both(can.total, String(perhaps.total));
    if (can.total > 0) return say.result.canOnly(can.total);
    return perhaps.total > 0 ? say.result.perhapsOnly(perhaps.total) : say.result.none;
  };
}

/** What somebody can get, with the papers to bring; made to be printed and sent on. */
export function FinderResult({ view, found }: { view: FinderView; found: FoundSchemes }) {
  const { say, person, groupsOf, bandOf, stateOf } = useAnswerWords();
  const headline = useHeadline()(found);
  const { given, stateNames } = view;
  const income = bandOf(given);
  const whom = [
    person(given),
    groupsOf(given),
    income && say.result.income(income),
    stateOf(given, stateNames),
  ].filter(Boolean);
  const fitting = found.can.total + found.perhaps.total;
  return (
    <div className={classes(layout.wrap, layout.split, styles.result, fitting > MANY && styles.dense)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <h1>{headline}</h1>
          <p className={layout.lead}>{say.result.forWhom(whom.join(', '))}</p>
          {fitting === 0 && <p>{say.result.noneHint}</p>}
          <p>
            <b>{say.result.caution}</b> <span className={styles.onScreen}>{say.result.cautionMore}</span>
          </p>
          <SendOn view={view} headline={headline} />
        </div>
        <FitIcons />
        <SchemeGroup fit="can" view={view} found={found} />
        <SchemeGroup fit="perhaps" view={view} found={found} />
      </div>
      <div className={classes(layout.loose, styles.beside)}>
        <PapersToBring found={found} />
        <AnswersSoFar view={view} heading={say.answers} />
      </div>
      <div>
        <SchemeGroup fit="not" view={view} found={found} />
        <OnPaper view={view} />
      </div>
    </div>
  );
}

/** Where the sheet comes from and of which day it is, for who finds it in a drawer. */
function OnPaper({ view }: { view: FinderView }) {
  const { brand, months } = useMessages('site');
  const { given, today, origin } = view;
  const address = useResultAddress({ given, origin });
  return (
    <p className={classes(layout.small, layout.mute, styles.onPaper)}>
      {brand} · {formatDay({ day: today, months })} · {address}
    </p>
  );
}

/** The short address of the result in the language of the page. */
function useResultAddress({ given, origin }: Pick<FinderView, 'given' | 'origin'>): string {
  const language = useLanguage();
  const [path = '', query] = finderPath({ given }).split('?');
  return `${origin}${pathInLanguage({ path, language })}?${query}`;
}

/** On paper, and to a phone. Printing from here needs a script; the browser's own menu prints the same. */
function SendOn({ view, headline }: { view: FinderView; headline: string }) {
  const { say } = useAnswerWords();
  const address = useResultAddress(view);
  return (
    <ul className={classes(layout.links, styles.send, styles.onScreen)}>
      <li className={rows.scripted} data-needs-script>
        <button type="button" onClick={() => window.print()}>
          <PrinterIcon />
          {say.result.print}
        </button>
      </li>
      <li>
        <a href={`https://wa.me/?text=${encodeURIComponent(`${headline}\n${address}`)}`} rel="noopener">
          <SendIcon />
          {say.result.whatsapp}
        </a>
      </li>
    </ul>
  );
}
