import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { postPublic } from '#src/api-client.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { inSentences, useFieldFaults } from '#src/ui/form/use-field-faults.ts';
import { cleanHelpForm, faultsOfHelpForm } from '../help-request.rules.ts';
import { askedFirstOf, type AskedFirst, type HelpOutcome, type TypedHelp } from '../help-request.view.ts';
import { eraseDraft, fillIn, keepDraft, readDraft, readTyped } from './help-draft.ts';

type Answer = {
  msg?: string;
  errors?: Record<string, string>;
  data?: { reference: string; askedFirst?: unknown };
};

/** A request that was made, and what became of the NGO that it was addressed to. */
export type SentHelp = { reference: string; askedFirst: AskedFirst | undefined };

/** What stands above the page until it is closed. */
export type HelpPopup =
  | ({ kind: 'sent' } & SentHelp)
  | { kind: 'invalidOtp'; msg: string }
  | { kind: 'failed'; msg: string | undefined };

type HelpFormToWork = {
  form: RefObject<HTMLFormElement | null>;
  /** What a form that was sent without the script came back with. */
  outcome: HelpOutcome;
};

/** The form at work once its script is there: it says what is wrong without asking the server, sends, and keeps what is typed in this tab. */
export function useHelpForm({ form, outcome }: HelpFormToWork) {
  const faultsOf = useFaultSentences();
  const faults = useFieldFaults({
    form,
    first: outcome.errors,
    find: (place) => faultsOf(readTyped(place)),
  });
  const [busy, setBusy] = useState<'otp' | 'submit'>();
  const [otp, setOtp] = useState({ state: outcome.otp, msg: outcome.msg });
  const [popup, setPopup] = useState<HelpPopup>();
  const [sent, setSent] = useState<SentHelp>();
  const [another, setAnother] = useState<{ typed: TypedHelp; reference: string }>();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const typed = readDraft();
    if (form.current && typed && fillIn({ form: form.current, typed })) setTimeout(() => setRestored(true));
  }, [form]);

  function keep() {
    if (form.current) keepDraft(readTyped(form.current));
  }

  function erase() {
    eraseDraft();
    form.current?.reset();
    setRestored(false);
    faults.refuse({});
    setOtp({ state: undefined, msg: undefined });
  }

  async function getOtp() {
    const email = form.current ? cleanHelpForm(readTyped(form.current)).userEmail : '';
    if (!isEmail(email)) {
      setOtp({ state: 'needsEmail', msg: undefined });
      return focus('userEmail');
    }
    setBusy('otp');
    setOtp({ state: undefined, msg: undefined });
    const answer = await postPublic<Answer>((api) => api.sendOtp.$post({ json: { email } }));
    setBusy(undefined);
    if (!answer?.ok)
      return setOtp({ state: 'failed', msg: answer?.status === 429 ? answer.body.msg : undefined });
    setOtp({ state: 'sent', msg: undefined });
    focus('userOTP');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    const typed = readTyped(form.current);
    if (faults.refuse(faultsOf(typed))) void send({ typed, isAnother: false });
  }

  async function send({ typed, isAnother }: { typed: TypedHelp; isAnother: boolean }) {
    const { noMail, askOthers, ...fields } = typed;
    const json = { ...fields, mayMail: noMail === undefined, isAnother, askOthers: askOthers !== undefined };
    setBusy('submit');
    const answer = await postPublic<Answer>((api) =>
      api.helpRequest.sendHelpRequestByNgoCity.$post({ json }),
    );
    setBusy(undefined);
    const { msg, errors: found = {}, data } = answer?.body ?? {};
    if (answer?.ok && data) {
      erase();
      setAnother(undefined);
      const askedFirst = askedFirstOf({ typed, ngo: data.askedFirst });
      return setPopup({ kind: 'sent', reference: data.reference, askedFirst });
    }
    if (answer?.status === 409 && data) return setAnother({ typed, reference: data.reference });
    setAnother(undefined);
    if (found['userOTP'] && Object.keys(found).length === 1) {
      faults.sayAtFields(found);
      return setPopup({ kind: 'invalidOtp', msg: found['userOTP'] });
    }
    if (faults.refuse(found)) setPopup({ kind: 'failed', msg: answer?.status === 429 ? msg : undefined });
  }

  function focus(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function closePopup() {
    setPopup(undefined);
    if (popup?.kind === 'sent') setSent(popup);
    // After the dialog has given the focus back.
    if (popup?.kind === 'invalidOtp') setTimeout(() => focus('userOTP'));
  }

  const { errors, refused } = faults;
  return {
    ...{ busy, errors, refused, otp, popup, sent, another, isRestored },
    ...{ keep, erase, getOtp, submit, send, closePopup },
    backToForm: () => setAnother(undefined),
  };
}

export type HelpFormAtWork = ReturnType<typeof useHelpForm>;

/** What is wrong with a form, in sentences; the server says the same ones. */
function useFaultSentences(): (typed: TypedHelp) => Record<string, string> {
  const sentences = { ...useMessages('form').faults, ...useMessages('help-request/form').faults };
  return (typed) => inSentences({ faults: faultsOfHelpForm(cleanHelpForm(typed)), sentences });
}
