import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';

type EvidenceTagProps = {
  icon: ReactNode;
  /** The colour: good is green, warn amber, bad red. */
  tone?: 'good' | 'warn' | 'bad' | undefined;
  children: ReactNode;
};

/** A fact in a few words, with its icon. */
export function EvidenceTag({ icon, tone, children }: EvidenceTagProps) {
  return (
    <span className={classes(notes.evidence, tone && notes[tone])}>
      {icon}
      {children}
    </span>
  );
}
