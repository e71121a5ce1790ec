import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { useLanguage } from '#src/messages/messages.tsx';
import { IconSymbols, SymbolIcon } from '#src/ui/icons.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/look/layout.module.css';
import notes from '#src/ui/look/notes.module.css';
import type { FoundSchemes, JudgedScheme } from '../eligibility/finder.contract.ts';
import { useAnswerWords } from './answer-words.ts';
import { FIT_ICONS } from './finder-icons.tsx';
import type { FinderView } from './finder.view.ts';
import styles from './finder.module.css';
import { useRuleWords } from './rule-words.ts';

type Fit = 'can' | 'perhaps' | 'not';

const LOOK = {
  can: { tag: notes.good, icon: 'fits' },
  perhaps: { tag: notes.warn, icon: 'unknown' },
  not: { tag: undefined, icon: 'fails' },
} as const;

/** For all groups of a page. */
export function FitIcons() {
  return <IconSymbols icons={FIT_ICONS} />;
}

/** The schemes of one group; nothing when there are none. */
export function SchemeGroup({ fit, view, found }: { fit: Fit; view: FinderView; found: FoundSchemes }) {
  const group = found[fit];
  return group.total > 0 && <Group fit={fit} view={view} group={group} />;
}

function Group(props: { fit: Fit; view: FinderView; group: { total: number; schemes: JudgedScheme[] } }) {
  const { fit, view, group } = props;
  const { say } = useAnswerWords();
  const left = group.total - group.schemes.length;
  return (
    <section className={classes(styles.group, fit === 'not' && styles.unfit)}>
      <h2>
        <span className={classes(notes.tag, LOOK[fit].tag)}>{say.result[fit]}</span>{' '}
        <span className={classes(layout.small, layout.mute, layout.number)}>{formatCount(group.total)}</span>
      </h2>
      <ul>
        {group.schemes.map((scheme) => (
          <SchemeRow key={`${scheme.type} ${scheme._id}`} fit={fit} scheme={scheme} view={view} />
        ))}
      </ul>
      {left > 0 && <p className={classes(layout.small, layout.mute)}>{say.result.notShown(left)}</p>}
    </section>
  );
}

function SchemeRow({ fit, scheme, view }: { fit: Fit; scheme: JudgedScheme; view: FinderView }) {
  const language = useLanguage();
  const { say } = useAnswerWords();
  const { schemeName, summary, ngo } = scheme;
  const offeredBy = (language === 'gu' ? ngo?.nameGu : language === 'hi' ? ngo?.nameHi : null) ?? ngo?.name;
  return (
    <li>
      <h3 lang={langOf(schemeName, language)}>
        <TownLink to={`/schemesDetail/${scheme._id}/${scheme.type}`}>{schemeName}</TownLink>
      </h3>
      <p
        className={classes(layout.small, layout.mute, styles.by)}
        lang={offeredBy && langOf(offeredBy, language)}
      >
        {offeredBy ?? say.result.government}
      </p>
      {fit !== 'not' && (
        <p className={styles.summary} lang={langOf(summary, language)}>
          {summary}
        </p>
      )}
      <p className={classes(notes.evidence, LOOK[fit].tag)}>
        <SymbolIcon id={LOOK[fit].icon} />
        <Reason fit={fit} scheme={scheme} stateNames={view.stateNames} />
      </p>
    </li>
  );
}

function Reason(props: { fit: Fit; scheme: JudgedScheme; stateNames: Record<string, string> }) {
  const { fit, scheme } = props;
  const { say } = useAnswerWords();
  const { conditions, why, asked } = useRuleWords(props.stateNames);
  if (fit === 'can') {
    const list = conditions(scheme).join('; ');
    return <span>{list ? say.result.allFit(list) : say.result.nobodyLeftOut}</span>;
  }
  const [lead, rules] =
    fit === 'not'
      ? [say.result.because, why(scheme).join('; ')]
      : [say.result.needToKnow, asked(scheme).join(' ')];
  return (
    <span>
      {lead} {rules}
    </span>
  );
}

/** The `lang` a text needs on a page in `language`: none when it is the page's own. */
function langOf(text: string, language: string): string | undefined {
  const own = languageOfText(text);
  return own === language ? undefined : own;
}
