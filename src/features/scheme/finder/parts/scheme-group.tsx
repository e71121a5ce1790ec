import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SymbolIcon } from '#src/ui/icons.tsx';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Fit, SchemeGroupView, JudgedSchemeView } from './finder.view.ts';
import styles from './finder.module.css';

const FIT_STYLES = {
  can: { tag: notes.good, icon: 'fits' },
  perhaps: { tag: notes.warn, icon: 'unknown' },
  not: { tag: undefined, icon: 'fails' },
} as const;

type GroupProps = { fit: Fit; group: SchemeGroupView };

/** The schemes of one group. Renders nothing if the group is empty. */
export function SchemeGroup({ fit, group }: GroupProps) {
  const t = useMessages('scheme/finder');
  if (group.total === 0) return null;
  return (
    <section className={styles.group}>
      <h2>
        <span className={classes(notes.tag, FIT_STYLES[fit].tag)}>{t.result[fit]}</span>{' '}
        <span className={classes(layout.small, layout.mute, layout.number)}>{formatCount(group.total)}</span>
      </h2>
      <SchemeRows fit={fit} group={group} />
    </section>
  );
}

/** Schemes that are listed only once somebody opens them. `label` says what they are. */
export function FoldedGroup({ fit, group, label }: GroupProps & { label: (shown: string) => string }) {
  if (group.total === 0) return null;
  return (
    <details className={classes(styles.group, styles.unfit, styles.onScreen)}>
      <summary>{label(formatCount(group.total))}</summary>
      <SchemeRows fit={fit} group={group} />
    </details>
  );
}

function SchemeRows({ fit, group: { total, schemes } }: GroupProps) {
  const t = useMessages('scheme/finder');
  const omitted = total - schemes.length;
  return (
    <>
      <ul>
        {schemes.map((scheme) => (
          <SchemeRow key={scheme._id} fit={fit} scheme={scheme} />
        ))}
      </ul>
      {omitted > 0 && (
        <p className={classes(layout.small, layout.mute)}>
          {t.result.notShown(formatCount(omitted))} <TownLink to="/schemes">{t.result.seeAll}</TownLink>
        </p>
      )}
    </>
  );
}

function SchemeRow({ fit, scheme }: { fit: Fit; scheme: JudgedSchemeView }) {
  const language = useLanguage();
  const { _id, type, name, lang, by, summary, reason, must } = scheme;
  return (
    <li>
      <h3 lang={lang}>
        <TownLink to={`/schemesDetail/${_id}/${type}`}>{name}</TownLink>
        <LanguageNote lang={lang} />
      </h3>
      <p className={classes(layout.small, layout.mute, styles.by)} lang={langOfText(by, language)}>
        {by}
      </p>
      {summary && (
        <p className={styles.summary} lang={langOfText(summary, language)}>
          {summary}
        </p>
      )}
      <p className={classes(notes.evidence, FIT_STYLES[fit].tag)}>
        <SymbolIcon id={FIT_STYLES[fit].icon} />
        <span>
          {reason} {must && <span lang={langOfText(must, language)}>{must}</span>}
        </span>
      </p>
    </li>
  );
}
