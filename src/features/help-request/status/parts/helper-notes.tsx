import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { useMoments } from './moments.ts';

/** Tells a person for whom somebody asked what helpers did in their name, so that nothing happens unseen. */
export function HelperNotes({ request: { pinRenewal, hold } }: { request: FullStatus }) {
  const { helper: t } = useMessages('help-request/status');
  const { momentOf, dayOf } = useMoments();
  return (
    <>
      {hold && (
        <p className={classes(notes.note, notes.warn)}>{t.held(t.by[hold.by], dayOf(hold.erasedOn))}</p>
      )}
      {pinRenewal && <p className={notes.note}>{t.newPin(t.by[pinRenewal.by], momentOf(pinRenewal.at))}</p>}
    </>
  );
}
