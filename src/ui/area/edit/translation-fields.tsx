import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import form from '#src/ui/form/form.module.css';
import { BadgeCheckIcon, CircleDashedIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './translation-fields.module.css';

/** A text in its languages side by side. `children` are `TranslationFields`. */
export function Translations({ children }: { children: ReactNode }) {
  return <div className={styles.languages}>{children}</div>;
}

type TranslationFieldsProps = {
  language: 'original' | 'gu' | 'hi';
  /** The level of the heading: `h3` within a group of fields. */
  heading?: 'h2' | 'h3';
  /** Whether a text is not translated; undefined for the original. */
  isMissing?: boolean;
  children: ReactNode;
};

/** The fields of one language, and whether something is missing. */
export function TranslationFields({
  language,
  heading: Heading = 'h2',
  isMissing,
  children,
}: TranslationFieldsProps) {
  const t = useMessages('translations');
  return (
    <fieldset className={classes(form.fieldset, layout.stack)}>
      <legend>
        <Heading>{t.headings[language]}</Heading>
      </legend>
      <p className={classes(layout.small, layout.mute)}>{t.leads[language]}</p>
      {isMissing !== undefined && (
        <p>
          <EvidenceTag
            icon={isMissing ? <CircleDashedIcon /> : <BadgeCheckIcon />}
            tone={isMissing ? 'warn' : 'good'}
          >
            {isMissing ? t.notTranslated : t.translated}
          </EvidenceTag>
        </p>
      )}
      {children}
    </fieldset>
  );
}
