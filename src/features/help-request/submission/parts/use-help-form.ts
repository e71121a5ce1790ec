import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { readOutcome, submitPublic } from '#src/browser/api-client.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { inSentences, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { cleanHelpForm, findHelpFormErrors } from '#src/features/help-request/help-request.rules.ts';
import {
  askedFirstOf,
  type AskedFirst,
  type HelpOutcome,
  type HelpFormValues,
} from '#src/features/help-request/help-request.view.ts';
import { submitHelp } from '#src/features/help-request/submission/submit-help.ts';
import { eraseDraft, fillIn, keepDraft, readDraft, readTyped } from './help-draft.ts';

/** The reference of a new request, and how the addressed NGO was asked. */
export type SentHelp = { reference: string; askedFirst: AskedFirst | undefined };

/** The popup that is open. */
export type HelpPopup =
  | ({ kind: 'sent' } & SentHelp)
  | { kind: 'invalidOtp'; msg: string }
  | { kind: 'failed'; msg: string | undefined };

/** The result of requesting a code. `form` is the token to send along with the code. */
type OtpNews = { state?: HelpOutcome['otp']; msg?: string | undefined; form?: string | undefined };

type HelpFormToWork = {
  form: RefObject<HTMLFormElement | null>;
  /** The result of a submission without JavaScript. */
  outcome: HelpOutcome;
};

/**
 * The behaviour of the form with JavaScript: it validates without the server, sends, and stores a draft in
 * this tab.
 */
export function useHelpForm({ form, outcome }: HelpFormToWork) {
  const findErrors = useErrorSentences();
  const fieldErrors = useFieldErrors({
    form,
    first: outcome.errors,
    find: (place) => findErrors(readTyped(place)),
  });
  const [busy, setBusy] = useState<'otp' | 'submit'>();
  const [otp, setOtp] = useState<OtpNews>({
    state: outcome.otp,
    msg: outcome.msg,
    form: outcome.typed['otpForm'],
  });
  const [popup, setPopup] = useState<HelpPopup>();
  const [sent, setSent] = useState<SentHelp>();
  const [another, setAnother] = useState<{ typed: HelpFormValues; reference: string }>();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const typed = readDraft();
    if (!form.current || !typed || !fillIn({ form: form.current, typed })) return;
    setTimeout(() => {
      setRestored(true);
      setOtp((before) => ({ form: typed['otpForm'], ...before }));
    });
  }, [form]);

  function keep() {
    if (!form.current) return;
    const typed = readTyped(form.current);
    keepDraft(typed);
    if (otp.state === 'needsEmail' && isEmail(cleanHelpForm(typed).userEmail)) setOtp({ form: otp.form });
  }

  function erase() {
    eraseDraft();
    form.current?.reset();
    setRestored(false);
    fieldErrors.refuse({});
    setOtp({});
  }

  async function getOtp() {
    const email = form.current ? cleanHelpForm(readTyped(form.current)).userEmail : '';
    if (!isEmail(email)) {
      setOtp({ state: 'needsEmail', form: otp.form });
      return focus('userEmail');
    }
    setBusy('otp');
    setOtp({ form: otp.form });
    const answer = await submitPublic((api) => api.sendOtp.$post({ json: { email } }).then(readOutcome));
    setBusy(undefined);
    if (!answer?.ok) {
      const msg = answer?.status === 429 ? answer.body.msg : undefined;
      return setOtp({ state: 'failed', msg, form: otp.form });
    }
    setOtp({ state: 'sent', form: answer.body.data.form });
    fieldErrors.forget('userOTP');
    focus('userOTP');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    const typed = readTyped(form.current);
    if (fieldErrors.refuse(findErrors(typed))) void send({ typed, isAnother: false });
  }

  async function send({ typed, isAnother }: { typed: HelpFormValues; isAnother: boolean }) {
    setBusy('submit');
    const sending = await submitPublic((api) => submitHelp(api, { typed, isAnother }));
    setBusy(undefined);
    setAnother(undefined);
    if (sending?.ok) {
      const { reference, askedFirst } = sending.body.data;
      erase();
      return setPopup({ kind: 'sent', reference, askedFirst: askedFirstOf({ typed, ngo: askedFirst }) });
    }
    const { msg, errors: found = {}, data } = sending?.body ?? {};
    if (data) return setAnother({ typed, reference: data.reference });
    if (found['userOTP'] && Object.keys(found).length === 1) {
      fieldErrors.sayAtFields(found);
      return setPopup({ kind: 'invalidOtp', msg: found['userOTP'] });
    }
    if (fieldErrors.refuse(found))
      setPopup({ kind: 'failed', msg: [429, 503].includes(sending?.status ?? 0) ? msg : undefined });
  }

  function focus(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function closePopup() {
    setPopup(undefined);
    if (popup?.kind === 'sent') setSent(popup);
    // Waits until the dialog has restored the focus.
    if (popup?.kind === 'invalidOtp') setTimeout(() => focus('userOTP'));
  }

  const { errors, refused } = fieldErrors;
  return {
    busy,
    errors,
    refused,
    otp,
    popup,
    sent,
    another,
    isRestored,
    keep,
    erase,
    getOtp,
    submit,
    send,
    closePopup,
    backToForm: () => setAnother(undefined),
  };
}

export type HelpFormAtWork = ReturnType<typeof useHelpForm>;

/** Returns a function that gives the error messages of a form. The server uses the same messages. */
function useErrorSentences(): (typed: HelpFormValues) => Record<string, string> {
  const sentences = { ...useMessages('form').errors, ...useMessages('help-request/submission').errors };
  return (typed) => inSentences({ errors: findHelpFormErrors(cleanHelpForm(typed)), sentences });
}
