import { useEffect, useRef } from 'react';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';

type Outcome = { msg?: string | undefined; isRefused: boolean };

/**
 * Says at the head of a page what its last form did. It takes the focus, because the form may be far below. `isHidden`: the
 * page says it in another way.
 */
export function FormOutcome({
  outcome,
  isHidden = false,
}: {
  outcome: Outcome | undefined;
  isHidden?: boolean;
}) {
  const note = useRef<HTMLDivElement>(null);
  const isShown = outcome?.msg !== undefined && !isHidden;
  useEffect(() => {
    if (isShown) note.current?.focus();
  }, [isShown, outcome]);
  return (
    <div role="status" ref={note} tabIndex={-1}>
      {isShown && (
        <p className={classes(notes.note, outcome.isRefused ? notes.bad : notes.good)}>{outcome.msg}</p>
      )}
    </div>
  );
}
