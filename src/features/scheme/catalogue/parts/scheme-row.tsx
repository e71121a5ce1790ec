import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import { BENEFICIARIES, isAllStates } from '#src/features/scheme/scheme.values.ts';
import type { OfferedBy, SchemeRowView } from '#src/features/scheme/scheme.views.ts';
import styles from './schemes.module.css';

/** A scheme in the list: what it is, for whom, and who offers it. */
export function SchemeRow({ scheme, states }: { scheme: SchemeRowView; states: NamedOption[] }) {
  const t = useMessages('scheme/catalogue');
  const words = useMessages('scheme');
  const language = useLanguage();
  const { _id, type, name, summary, category, ngo } = scheme;
  return (
    <li className={styles.row}>
      <h2 lang={name.lang}>
        <TownLink to={`/schemesDetail/${_id}/${type}`}>{name.text}</TownLink>
        <LanguageNote lang={name.lang} />
      </h2>
      <p lang={langOfText(summary, language)}>{summary}</p>
      <p className={classes(layout.small, layout.mute)}>{useForWhom({ scheme, states })}</p>
      <p className={classes(layout.small, layout.line)}>
        {category.map((slug) => (
          <span key={slug} className={notes.tag}>
            {words.categories[slug]}
          </span>
        ))}
        <span className={layout.mute}>{ngo ? <Offered ngo={ngo} label={t.offeredBy} /> : t.government}</span>
      </p>
    </li>
  );
}

/** Link to the NGO that offers a scheme. */
export function Offered({ ngo, label }: { ngo: OfferedBy; label?: string }) {
  const language = useLanguage();
  return (
    <>
      {label}{' '}
      <TownLink to={ngo.path} lang={ngo.language === language ? undefined : ngo.language}>
        {ngo.name}
      </TownLink>
    </>
  );
}

function useForWhom({ scheme, states }: { scheme: SchemeRowView; states: NamedOption[] }): string {
  const words = useMessages('scheme');
  const { beneficiary, gender, state } = scheme;
  const isEveryGroup = beneficiary.length === BENEFICIARIES.length;
  // 'EWS · Everybody' would contradict itself.
  const people = gender === 'All' && !isEveryGroup ? null : words.genders[gender];
  const groups = isEveryGroup ? null : beneficiary.map((slug) => words.beneficiariesShort[slug]).join(', ');
  const place = isAllStates(state)
    ? words.allStates
    : (states.find(({ value }) => value === state)?.label ?? state);
  return [groups, people, place].filter(Boolean).join(' · ');
}
