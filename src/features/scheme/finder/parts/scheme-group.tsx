import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SymbolIcon } from '#src/ui/icons.tsx';
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

/** The schemes of one group. Renders nothing if the group is empty. */
export function SchemeGroup({ fit, group }: { fit: Fit; group: SchemeGroupView }) {
  const t = useMessages('scheme/finder');
  if (group.total === 0) return null;
  const omitted = group.total - group.schemes.length;
  return (
    <section className={classes(styles.group, fit === 'not' && styles.unfit)}>
      <h2>
        <span className={classes(notes.tag, FIT_STYLES[fit].tag)}>{t.result[fit]}</span>{' '}
        <span className={classes(layout.small, layout.mute, layout.number)}>{formatCount(group.total)}</span>
      </h2>
      <ul>
        {group.schemes.map((scheme) => (
          <SchemeRow key={scheme._id} fit={fit} scheme={scheme} />
        ))}
      </ul>
      {omitted > 0 && (
        <p className={classes(layout.small, layout.mute)}>{t.result.notShown(formatCount(omitted))}</p>
      )}
    </section>
  );
}

function SchemeRow({ fit, scheme }: { fit: Fit; scheme: JudgedSchemeView }) {
  const language = useLanguage();
  const { _id, type, name, by, summary, reason, must } = scheme;
  return (
    <li>
      <h3 lang={langOfText(name, language)}>
        <TownLink to={`/schemesDetail/${_id}/${type}`}>{name}</TownLink>
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
