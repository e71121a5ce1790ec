import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { notify } from '#src/ui/notify.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import button from '#src/ui/styles/button.module.css';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { RowAction } from '#src/features/volunteer/parts/row-action.tsx';
import { PlusIcon } from '#src/features/volunteer/parts/volunteer-icons.tsx';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';

type AddPersonDialogProps = { shift: OwnShift; onChanged: () => Promise<void>; onClose: () => void };
type Candidate = { _id: string; name: string; mobile: string; city: string };

/** Finds accepted volunteers, and puts them in a shift. */
export function AddPersonDialog({ shift, onChanged, onClose }: AddPersonDialogProps) {
  const { addDialog: t } = useMessages('volunteer/shift-people');
  const { unreachable } = useMessages('form');
  const { search } = useMessages('site');
  const { busy, submit } = useToastSubmission();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Candidate[]>();
  const { _id: shiftId, isOver } = shift;
  const read = useCallback(
    (q: string) =>
      send((api) => api.volunteer.findForShift[':id'].$get({ param: { id: shiftId }, query: { q } })).then(
        (result) => {
          if (result.ok) setFound(result.body.data);
          else void notify('error', result.msg ?? unreachable);
        },
      ),
    [shiftId, unreachable],
  );
  useEffect(() => void read(words), [words, read]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWords(String(new FormData(event.currentTarget).get('volunteer')).trim());
  }
  async function add(volunteerId: string) {
    const json = { shiftId, volunteerId };
    const result = await submit((api) => api.volunteer.addToShift.$post({ json }));
    await onChanged();
    // The shift may be full now, which closes this dialog with its button.
    if (result.ok && shift.taken + 1 >= shift.needed) onClose();
    else await read(words);
  }

  return (
    <Dialog title={t.title} onCancel={onClose} wide>
      <p>{isOver ? t.leadOver : t.lead}</p>
      <form className={form.pair} role="search" onSubmit={find}>
        <TextField name="volunteer" type="search" label={t.search} maxLength={SEARCH_MOST} />
        <SubmitButton>{search}</SubmitButton>
      </form>
      {!found && <Loading />}
      {found?.length === 0 && <p role="status">{words === '' ? t.nobody : t.nothingFits}</p>}
      <ul className={styles.found}>
        {found?.map(({ _id, name, mobile, city }) => (
          <li key={_id}>
            <span className={styles.name}>
              <span lang={languageOfText(name)}>{name}</span>
              <span className={styles.sub}>
                {mobile}, {city}
              </span>
            </span>
            <span className={styles.actions}>
              <RowAction
                icon={<PlusIcon />}
                label={t.add}
                name={name}
                busy={busy}
                onClick={() => void add(_id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={layout.line}>
        <button type="button" className={classes(button.button, button.second)} onClick={onClose}>
          {t.close}
        </button>
      </p>
    </Dialog>
  );
}
