import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { classes } from '#src/shared/classes.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';

type MergeDialogProps = {
  request: StaffRequest;
  /** Returns the error message, or undefined on success. */
  onMerge: (intoReference: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Asks which other request of the same person continues. */
export function MergeDialog({ request, onMerge, onCancel }: MergeDialogProps) {
  const { steps: t } = useMessages('help-request/oversight');
  const { day } = useDays();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current!.elements.namedItem('intoReference') as HTMLInputElement;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const message = await onMerge(field().value);
    if (message === undefined) return;
    setBusy(false);
    setError(message);
    field().focus();
  }

  function take(reference: string) {
    field().value = reference;
    field().focus();
  }

  return (
    <Dialog title={t.mergeTitle(request.reference)} onCancel={onCancel}>
      <p>{t.mergeLead}</p>
      <form ref={form} className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="intoReference"
          label={t.mergeReference}
          hint={t.mergeHint}
          error={error}
          maxLength={REFERENCE_MOST}
          autoCapitalize="characters"
          autoComplete="off"
        />
        {request.ofSamePerson.length > 0 && (
          <>
            <p>{t.mergeOthers}</p>
            <ul className={layout.stack}>
              {request.ofSamePerson.map(({ _id, reference, createdAt }) => (
                <li key={_id}>
                  <button
                    type="button"
                    className={classes(button.button, button.second)}
                    onClick={() => take(reference)}
                  >
                    {t.mergeTake(reference, day(createdAt))}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <FormButtons confirm={t.mergeYes} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
