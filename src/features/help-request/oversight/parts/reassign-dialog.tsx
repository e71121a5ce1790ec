import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { send } from '#src/browser/session.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { FieldError, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { QUERY_MOST } from '#src/features/help-request/help-request.values.ts';
import type { NgoToAsk, StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

type ReassignDialogProps = {
  request: StaffRequest;
  names: ReferenceNames;
  /** Returns the error message, or undefined on success. */
  onReassign: (ngoId: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Chooses the NGO to give a request to: the nearest of its category, or any verified one by name or city. */
export function ReassignDialog({ request, names, onReassign, onCancel }: ReassignDialogProps) {
  const { steps: t } = useMessages('help-request/oversight');
  const { ngos, hasQuery, error: searchError, find } = useNgos(request._id);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ngoId = new FormData(event.currentTarget).get('ngoId');
    if (typeof ngoId !== 'string') return setError(t.choose);
    setBusy(true);
    const message = await onReassign(ngoId);
    if (message === undefined) return;
    setBusy(false);
    setError(message);
  }

  return (
    <Dialog title={t.reassignTitle(request.reference)} onCancel={onCancel}>
      <p>{t.reassignLead}</p>
      <form
        role="search"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void find(String(new FormData(event.currentTarget).get('q')));
        }}
      >
        <TextField name="q" label={t.search} type="search" maxLength={QUERY_MOST} error={searchError} />
        <button type="submit" className={classes(button.button, button.second)}>
          {t.find}
        </button>
      </form>
      <form className={layout.stack} onSubmit={(event) => void submit(event)}>
        {ngos === undefined ? (
          <div role="status">
            <Spinner />
          </div>
        ) : ngos.length === 0 ? (
          <p role="status">{hasQuery ? t.noResults : t.noneNearby}</p>
        ) : (
          <fieldset className={styles.choices}>
            <legend>{hasQuery ? t.results : t.nearest}</legend>
            {error && <FieldError name="ngoId" error={error} />}
            <ul>
              {ngos.map((ngo) => (
                <NgoChoice key={ngo._id} ngo={ngo} names={names} />
              ))}
            </ul>
          </fieldset>
        )}
        <FormButtons confirm={t.reassignConfirm} busy={busy} disabled={!ngos?.length} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

function NgoChoice({ ngo, names }: { ngo: NgoToAsk; names: ReferenceNames }) {
  const { steps: t } = useMessages('help-request/oversight');
  const words = useWords();
  const { _id, km, city, category, openRequests, isPaused, unfit } = ngo;
  const facts = [
    names.categories[category] ?? category,
    names.cities[city] ?? city,
    km === null ? undefined : km === 0 ? t.here : t.km(formatCount(km)),
    unfit ? t.unfit[unfit] : t.inHand(openRequests, formatCount(openRequests)),
    isPaused && t.paused,
  ];
  return (
    <li>
      <label>
        <input type="radio" name="ngoId" value={_id} disabled={unfit !== null} />
        <b>{words.name(ngo)}</b>
        <span className={styles.where}>{facts.filter(Boolean).join(', ')}</span>
      </label>
    </li>
  );
}

/**
 * Returns the NGOs to choose from, or undefined while they load. Of two searches, only the response of the
 * later one counts.
 */
function useNgos(id: string) {
  const form = useMessages('form');
  const [ngos, setNgos] = useState<NgoToAsk[]>();
  const [hasQuery, setHasQuery] = useState(false);
  const [error, setError] = useState<string>();
  const latest = useRef(0);

  async function find(q: string) {
    const current = ++latest.current;
    setNgos(undefined);
    const response = await send((api) =>
      api.helpRequest.getNgoForHelpRequest[':id'].$get({ param: { id }, query: { q } }),
    );
    if (current !== latest.current) return;
    setNgos(response.ok ? response.body.data : []);
    setError(response.ok ? undefined : (response.msg ?? form.unreachable));
    setHasQuery(q.trim() !== '');
  }
  // Loads the nearest NGOs once, when the dialog opens.
  const first = useRef(find);
  useEffect(() => void first.current(''), []);
  return { ngos, hasQuery, error, find };
}
