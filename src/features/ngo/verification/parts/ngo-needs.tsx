import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { send } from '#src/browser/session.ts';
import { ChooseNeeds } from '#src/ui/area/choose-needs.tsx';
import form from '#src/ui/form/form.module.css';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { notify } from '#src/ui/notify.tsx';
import type { NamedNeed } from '#src/features/reference/reference.values.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';

type NgoNeedsProps = {
  ngo: NgoToVerify;
  needs: NamedNeed[];
  /** Called after the needs were saved, or if the NGO has changed since it was loaded. */
  onChanged: () => void;
};

/** Form to confirm or remove needs of the NGO. */
export function NgoNeeds({ ngo, needs, onChanged }: NgoNeedsProps) {
  const t = useMessages('site/operations').check;
  const texts = useMessages('form');
  const place = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    const needIds = new FormData(place.current!).getAll('needs').map(String);
    const json = { needs: needIds, revision: ngo.revision };
    setBusy(true);
    setError(undefined);
    const result = await send((api) => api.ngo.updateNgoNeeds[':id'].$post({ param: { id: ngo._id }, json }));
    setBusy(false);
    if (!result.ok && result.errors['needs']) return setError(result.errors['needs']);
    void notify(
      result.ok ? 'success' : 'error',
      result.ok ? result.body.msg : (result.msg ?? texts.unreachable),
    );
    if (result.ok || result.status === 409) onChanged();
  }

  return (
    <form ref={place} noValidate onSubmit={(event) => void save(event)}>
      <fieldset className={classes(form.fieldset, form.wide, layout.stack)}>
        <legend>
          <h2>{t.needs}</h2>
        </legend>
        <p className={layout.mute}>{t.needsLead}</p>
        <ChooseNeeds
          key={ngo.revision}
          name="needs"
          needs={needs}
          ticked={ngo.needs.map(({ id }) => id)}
          proposed={ngo.proposedNeeds.map(({ id }) => id)}
          error={error}
        />
        <p>
          <SubmitButton busy={busy} second>
            {t.saveNeeds}
          </SubmitButton>
        </p>
      </fieldset>
    </form>
  );
}
