import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { submitPublic } from '#src/browser/api-client.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { translateErrors, useFieldErrors } from '#src/ui/form/use-field-errors.ts';
import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { cleanHelpForm, findHelpFormErrors } from '#src/features/help-request/help-request.rules.ts';
import {
  offerScopeOf,
  type OfferScope,
  type HelpOutcome,
  type HelpFormValues,
} from '#src/features/help-request/help-request.view.ts';
import { submitHelp } from '#src/features/help-request/submission/submit-help.ts';
import { eraseDraft, fillIn, readDraft, readValues, writeDraft } from './help-draft.ts';

/** The reference of a new request, and how the addressed NGO was asked. */
export type SentHelp = { reference: string; offerScope: OfferScope | undefined };

/** The popup that is open. */
export type HelpPopup =
  | ({ kind: 'sent' } & SentHelp)
  | { kind: 'invalidOtp'; msg: string }
  | { kind: 'failed'; msg: string | undefined };

/** The result of requesting a code. `form` is the token to send along with the code. */
type OtpNews = { state?: HelpOutcome['otp']; msg?: string | undefined; form?: string | undefined };

type HelpFormOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** The result of a submission without JavaScript. */
  outcome: HelpOutcome;
};

/**
 * The behaviour of the form with JavaScript: it validates without the server, sends, and stores a draft in
 * this tab.
 */
export function useHelpForm({ form, outcome }: HelpFormOptions) {
  const findErrors = useFormErrors();
  const fieldErrors = useFieldErrors({
    form,
    first: outcome.errors,
    find: (place) => findErrors(readValues(place)),
  });
  const [busy, setBusy] = useState<'otp' | 'submit'>();
  const [otp, setOtp] = useState<OtpNews>({
    state: outcome.otp,
    msg: outcome.msg,
    form: outcome.values['otpForm'],
  });
  const [popup, setPopup] = useState<HelpPopup>();
  const [submitted, setSubmitted] = useState<SentHelp>();
  const [another, setAnother] = useState<{ values: HelpFormValues; reference: string }>();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const values = readDraft();
    if (!form.current || !values || !fillIn({ form: form.current, values })) return;
    setTimeout(() => {
      setRestored(true);
      setOtp((before) => ({ form: values['otpForm'], ...before }));
    });
  }, [form]);

  function storeDraft() {
    if (!form.current) return;
    const values = readValues(form.current);
    writeDraft(values);
    if (otp.state === 'needsEmail' && isEmail(cleanHelpForm(values).userEmail)) setOtp({ form: otp.form });
  }

  function erase() {
    eraseDraft();
    form.current?.reset();
    setRestored(false);
    fieldErrors.refuse({});
    setOtp({});
  }

  async function getOtp() {
    const email = form.current ? cleanHelpForm(readValues(form.current)).userEmail : '';
    if (!isEmail(email)) {
      setOtp({ state: 'needsEmail', form: otp.form });
      return focus('userEmail');
    }
    setBusy('otp');
    setOtp({ form: otp.form });
    const response = await submitPublic((api) => requestOtp(api, email));
    setBusy(undefined);
    if (!response?.ok) {
      const msg = response?.status === 429 ? response.body.msg : undefined;
      return setOtp({ state: 'failed', msg, form: otp.form });
    }
    setOtp({ state: 'sent', form: response.body.data.form });
    fieldErrors.clearError('userOTP');
    focus('userOTP');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    const values = readValues(form.current);
    if (fieldErrors.refuse(findErrors(values))) void send({ values, isAnother: false });
  }

  async function send({ values, isAnother }: { values: HelpFormValues; isAnother: boolean }) {
    setBusy('submit');
    const sending = await submitPublic((api) => submitHelp(api, { values, isAnother }));
    setBusy(undefined);
    setAnother(undefined);
    if (sending?.ok) {
      const { reference, askedFirst: ngo } = sending.body.data;
      erase();
      return setPopup({ kind: 'sent', reference, offerScope: offerScopeOf({ values, ngo }) });
    }
    const { msg, errors: fieldMessages = {}, data } = sending?.body ?? {};
    if (data) return setAnother({ values, reference: data.reference });
    if (fieldMessages['userOTP'] && Object.keys(fieldMessages).length === 1) {
      fieldErrors.setFieldErrors(fieldMessages);
      return setPopup({ kind: 'invalidOtp', msg: fieldMessages['userOTP'] });
    }
    if (fieldErrors.refuse(fieldMessages))
      setPopup({ kind: 'failed', msg: [429, 503].includes(sending?.status ?? 0) ? msg : undefined });
  }

  function focus(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function closePopup() {
    setPopup(undefined);
    if (popup?.kind === 'sent') setSubmitted(popup);
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
    submitted,
    another,
    isRestored,
    storeDraft,
    erase,
    getOtp,
    submit,
    send,
    closePopup,
    backToForm: () => setAnother(undefined),
  };
}

export type HelpFormController = ReturnType<typeof useHelpForm>;

/** Returns a function that gives the error messages of a form. The server uses the same messages. */
function useFormErrors(): (values: HelpFormValues) => Record<string, string> {
  const sentences = { ...useMessages('form').errors, ...useMessages('help-request/submission').errors };
  return (values) =>
    translateErrors({ errors: findHelpFormErrors(cleanHelpForm(values)), messages: sentences });
}
