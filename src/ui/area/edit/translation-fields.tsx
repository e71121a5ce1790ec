import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import form from '#src/ui/form/form.module.css';
import { BadgeCheckIcon, CircleDashedIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './translation-fields.module.css';
import { translationStateOf, type TextPair } from './translation-state.ts';

/** A text in its languages side by side. `children` are `TranslationFields`. */
export function Translations({ children }: { children: ReactNode }) {
  return <div className={styles.languages}>{children}</div>;
}

type TranslationFieldsProps = {
  language: 'original' | 'gu' | 'hi';
  /** The level of the heading: `h3` within a group of fields. */
  heading?: 'h2' | 'h3';
  /** The texts with their translations into the language; undefined for the original. */
  texts?: readonly TextPair[] | undefined;
  children: ReactNode;
};

/** The fields of one language, and whether something is missing. */
export function TranslationFields({
  language,
  heading: Heading = 'h2',
  texts = [],
  children,
}: TranslationFieldsProps) {
  const t = useMessages('translations');
  const state = translationStateOf(texts);
  return (
    <fieldset className={classes(form.fieldset, layout.stack)}>
      <legend>
        <Heading>{t.headings[language]}</Heading>
      </legend>
      <p className={classes(layout.small, layout.mute)}>{t.leads[language]}</p>
      {state && (
        <p>
          <EvidenceTag
            icon={state === 'missing' ? <CircleDashedIcon /> : <BadgeCheckIcon />}
            tone={state === 'missing' ? 'warn' : 'good'}
          >
            {t[state]}
          </EvidenceTag>
        </p>
      )}
      {children}
    </fieldset>
  );
}
