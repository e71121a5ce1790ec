import { useEffect, useRef, type ReactNode } from 'react';
import { clearTab } from '#src/browser/tab-storage.ts';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useMessages } from '#src/messages/messages.tsx';
import styles from './status.module.css';
import type { ConfirmationKind, StatusView } from './status.view.ts';

/**
 * The page heading. It takes the focus after each response, unless there is an error to correct or a code to
 * enter.
 */
export function NewHeading({ view, children }: { view: StatusView; children: ReactNode }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const hasErrors = view.msg !== undefined || Object.keys(view.errors).length > 0;
    if (view.turn !== '' && !hasErrors && view.confirmation !== 'codeSent') place.current?.focus();
  }, [view]);
  return (
    <h1 ref={place} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** Confirms what was done. Always rendered, so that screen readers announce the change. */
export function Confirmation({ kind }: { kind: ConfirmationKind | undefined }) {
  const { confirmations: t } = useMessages('help-request/status');
  // A form that was begun in this tab holds the same details. Like the quick exit, this leaves nothing of them.
  useEffect(() => {
    if (kind === 'erased') clearTab();
  }, [kind]);
  return (
    <div role="status" className={styles.status}>
      {kind && (
        <p className={classes(notes.note, notes.good, layout.read)}>
          <b>{t[kind].title}</b> {t[kind].text}
        </p>
      )}
    </div>
  );
}
