import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ANSWER_MOST } from '#src/features/event/event.values.ts';
import {
  cleanRegistration,
  findRegistrationErrors,
} from '#src/features/event/registration/registration.rules.ts';
import { PARTY_SIZES } from '#src/features/event/registrations/registrations.values.ts';

type AddPartyDialogProps = {
  eventId: string;
  seatsLeft: number;
  question: string | null;
  onAdded: () => Promise<void>;
  onCancel: () => void;
};

const EMAIL_MOST = 254;
const MOBILE_MOST = 20;
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** The form to add somebody by hand who called or came to the desk. */
export function AddPartyDialog({ eventId, seatsLeft, question, onAdded, onCancel }: AddPartyDialogProps) {
  const { add: t, sizes } = useMessages('event/registrations');
  const { errors: registrationErrors } = useMessages('event/registration');
  const { errors: formErrors } = useMessages('form');
  const form = useRef<HTMLFormElement>(null);
  const messages = { ...registrationErrors, ...formErrors, eventNameRequired: t.nameRequired };
  const find = (place: HTMLFormElement) =>
    translateErrors({ errors: findRegistrationErrors(cleanRegistration(valuesOf(place))), messages });
  const { errors, refused, refuse } = useFieldErrors({ form, find });
  const { busy, refused: answer, submit } = useSubmission((result) => refuse(result.errors));

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = event.currentTarget;
    if (busy || !refuse(find(place))) return;
    const json = { eventId, ...valuesOf(place) };
    const added = await submit((api) => api.event.addRegisterUser.$post({ json }));
    if (!added) return;
    void notify('success', added.msg);
    await onAdded();
  }
  const labels = { name: t.name, mobile: t.mobile, email: t.email, partySize: t.partySize };
  const isRefused = Object.keys(refused).length > 0;

  return (
    <Dialog title={t.title} onCancel={onCancel} wide>
      <p>{t.lead(Math.max(0, seatsLeft), formatCount(Math.max(0, seatsLeft)))}</p>
      <ErrorSummary msg={isRefused ? undefined : answer.msg} errors={refused} labels={labels} />
      <form ref={form} className={layout.stack} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          name="name"
          label={t.name}
          error={errors['name']}
          maxLength={PERSON_NAME_MOST}
          autoComplete="off"
          required
        />
        <TextField
          name="mobile"
          type="tel"
          label={t.mobile}
          error={errors['mobile']}
          maxLength={MOBILE_MOST}
          autoComplete="off"
          required
        />
        <TextField
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          error={errors['email']}
          optional
          maxLength={EMAIL_MOST}
          autoComplete="off"
        />
        <SelectField
          name="partySize"
          label={t.partySize}
          error={errors['partySize']}
          options={PARTY_SIZES.map((value) => ({ value, label: sizes(Number(value)) }))}
        />
        {question !== null && (
          <TextAreaField
            name="answer"
            label={question}
            error={errors['answer']}
            optional
            maxLength={ANSWER_MOST}
            rows={2}
          />
        )}
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
