import { useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { submitPublic } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { useTown, withTown } from '#src/ui/link.tsx';
import { notify } from '#src/ui/notify.tsx';
import {
  cleanRegistration,
  findRegistrationErrors,
} from '#src/features/scheme/registration/register.rules.ts';
import { submitRegistration } from '#src/features/scheme/registration/submit-registration.ts';
import { REGISTER_FIELDS } from '#src/features/scheme/scheme.values.ts';
import type { RegisterOutcome } from '#src/features/scheme/scheme.views.ts';

type RegistrationValues = Record<string, string>;

type RegisterFormOptions = {
  form: RefObject<HTMLFormElement | null>;
  schemeId: string;
  /** Result of a form that was submitted without JavaScript. */
  outcome: RegisterOutcome;
};

/** State of the form once JavaScript runs: checks the fields in the browser and sends the form. */
export function useRegisterForm({ form, schemeId, outcome }: RegisterFormOptions) {
  const t = useMessages('scheme/registration');
  const { unreachable } = useMessages('form');
  const findErrors = useErrorSentences();
  const fieldErrors = useFieldErrors({
    form,
    first: outcome.errors,
    find: (place) => findErrors(readValues(place)),
  });
  const navigate = useNavigate();
  const town = useTown();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState(outcome.failure && { ...outcome.failure, at: 0 });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isSending) return;
    const values = readValues(form.current);
    setFailure(undefined);
    if (fieldErrors.refuse(findErrors(values))) void send(values);
  }

  async function send(values: RegistrationValues) {
    setSending(true);
    const response = await submitPublic((api) => submitRegistration(api, { schemeId, values }));
    const {
      isRegistered,
      errors: rejected = {},
      failure: reason = { msg: unreachable },
    } = response?.outcome ?? {};
    if (isRegistered) {
      // Not awaited: a script that fails to load must not leave the person at the spinner.
      void notify('success', t.registered);
      return navigate(withTown({ path: '/', town }));
    }
    setSending(false);
    if (Object.keys(rejected).length > 0) return void fieldErrors.refuse(rejected);
    setFailure({ ...reason, at: Date.now() });
    void notify('error', t.failed);
  }

  const { errors, refused } = fieldErrors;
  return { isSending, errors, refused, news: failure, submit };
}

function readValues(form: HTMLFormElement): RegistrationValues {
  const fields = new FormData(form);
  return Object.fromEntries(REGISTER_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]));
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(): (values: RegistrationValues) => Record<string, string> {
  const messages = { ...useMessages('form').errors, ...useMessages('scheme/registration').errors };
  return (values) => translateErrors({ errors: findRegistrationErrors(cleanRegistration(values)), messages });
}
