import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { postPublic } from '#src/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useTown, withTown } from '#src/ui/link.tsx';
import { notify } from '#src/ui/notify.tsx';
import { cleanRegistration, faultsOfRegistration } from '../registration/register.rules.ts';
import { REGISTER_FIELDS } from '../scheme.values.ts';
import type { RegisterNews, RegisterOutcome } from './scheme.views.ts';

type Typed = Record<string, string>;
type Answer = { msg?: string; errors?: Record<string, string> };

type RegisterFormToWork = {
  form: RefObject<HTMLFormElement | null>;
  schemeId: string;
  /** What a form that was sent without the script came back with. */
  outcome: RegisterOutcome;
};

/** The form at work once its script is there: it says what is wrong without asking the server, and sends. */
export function useRegisterForm({ form, schemeId, outcome }: RegisterFormToWork) {
  const say = useMessages('scheme/register');
  const { unreachable } = useMessages('form');
  const faults = useFaultSentences();
  const navigate = useNavigate();
  const town = useTown();
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState(outcome.errors);
  /** What the summary on top says: as it was when the form was last sent. */
  const [refused, setRefused] = useState(outcome.errors);
  const [news, setNews] = useState(outcome.news && { ...outcome.news, at: 0 });

  const leaveField = useEffectEvent((event: FocusEvent) => checkField(event));
  useEffect(() => {
    const place = form.current;
    place?.addEventListener('focusout', leaveField);
    return () => place?.removeEventListener('focusout', leaveField);
  }, [form]);

  function tell(kind: RegisterNews['kind'], msg: string | undefined) {
    setNews({ kind, msg, at: Date.now() });
  }

  /** A field that was left for another one says what is wrong with it, or that it is right now. */
  function checkField({ target, relatedTarget }: FocusEvent) {
    const { name, value } = target as HTMLInputElement;
    // A line that appears would move the button away from under the finger.
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tagName === 'BUTTON' || !form.current)
      return;
    if (!name || (value === '' && !errors[name])) return;
    const found = faults(readTyped(form.current))[name];
    setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isSending) return;
    const typed = readTyped(form.current);
    const found = faults(typed);
    setErrors(found);
    setRefused({ ...found });
    setNews(undefined);
    if (Object.keys(found).length === 0) void send(typed);
  }

  async function send(json: Typed) {
    setSending(true);
    const answer = await postPublic<Answer>((api) =>
      api.scheme.registerUser[':schemeId'].$post({ param: { schemeId }, json }),
    );
    if (answer?.ok) {
      // On its way by itself: a piece that does not come must not keep somebody at the spinner.
      void notify('success', say.done);
      return navigate(withTown({ path: '/', town }));
    }
    setSending(false);
    const { msg, errors: found } = answer?.body ?? { msg: unreachable };
    if (found) {
      setErrors(found);
      return setRefused(found);
    }
    if (answer?.status === 409) return tell('already', msg);
    tell('failed', msg);
    void notify('error', say.failed);
  }

  return { isSending, errors, refused, news, submit };
}

function readTyped(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  return Object.fromEntries(REGISTER_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]));
}

/** What is wrong with a form, in sentences; the server says the same ones. */
function useFaultSentences(): (typed: Typed) => Record<string, string> {
  const sentences = { ...useMessages('form').faults, ...useMessages('scheme/register').faults };
  return (typed) =>
    Object.fromEntries(
      Object.entries(faultsOfRegistration(cleanRegistration(typed))).map(([field, key]) => [
        field,
        sentences[key],
      ]),
    );
}
