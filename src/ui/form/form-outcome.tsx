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
  const shown = outcome?.msg !== undefined && !isHidden ? outcome : undefined;
  useEffect(() => {
    if (shown) note.current?.focus();
  }, [shown]);
  return (
    <div role="status" ref={note} tabIndex={-1}>
      {shown && <p className={classes(notes.note, shown.isRefused ? notes.bad : notes.good)}>{shown.msg}</p>}
    </div>
  );
}
