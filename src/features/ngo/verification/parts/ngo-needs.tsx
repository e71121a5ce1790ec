import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { ChooseNeeds } from '#src/ui/area/choose-needs.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
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
  const place = useRef<HTMLFormElement>(null);
  const { busy, refused, submit } = useSubmission(({ status, msg = '', errors }) => {
    if (errors['needs']) return;
    void notify('error', msg);
    if (status === 409) onChanged();
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    const needIds = new FormData(place.current!).getAll('needs').map(String);
    const json = { needs: needIds, revision: ngo.revision };
    const body = await submit((api) => api.ngo.updateNgoNeeds[':id'].$post({ param: { id: ngo._id }, json }));
    if (!body) return;
    void notify('success', body.msg);
    onChanged();
  }

  return (
    <form ref={place} noValidate onSubmit={(event) => void save(event)}>
      <FieldGroup heading={t.needs} lead={t.needsLead} wide>
        <ChooseNeeds
          key={ngo.revision}
          name="needs"
          needs={needs}
          ticked={ngo.needs.map(({ id }) => id)}
          proposed={ngo.proposedNeeds.map(({ id }) => id)}
          error={refused.errors['needs']}
        />
        <p>
          <SubmitButton busy={busy} second>
            {t.saveNeeds}
          </SubmitButton>
        </p>
      </FieldGroup>
    </form>
  );
}
