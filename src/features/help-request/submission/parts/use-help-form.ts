import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { submitPublic } from '#src/browser/api-client.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { cleanHelpForm, findHelpFormErrors } from '#src/features/help-request/help-request.rules.ts';
import type { HelpFormValues, HelpOutcome } from '#src/features/help-request/help-request.view.ts';
import { submitHelp } from '#src/features/help-request/submission/submit-help.ts';
import { eraseDraft, fillIn, readDraft, readValues, writeDraft } from './help-draft.ts';
import type { HelpPopup } from './help-popups.tsx';
import { LAST_STEP, stepOfField, STEPS, useSteps } from './use-steps.ts';
import { useLaterParts } from './use-later-parts.ts';
import { useSuggestion } from './use-suggestion.ts';

/** The result of requesting a code. `form` is the token to send along with the code. */
type OtpNews = { state?: HelpOutcome['otp']; msg?: string | undefined; form?: string | undefined };

type HelpFormOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** The result of a submission without JavaScript. */
  outcome: HelpOutcome;
};

/**
 * The behaviour of the form with JavaScript: it shows one step at a time, validates without the server, sends,
 * and stores a draft in this tab.
 */
export function useHelpForm({ form, outcome }: HelpFormOptions) {
  const findErrors = useFormErrors();
  const fieldErrors = useFieldErrors({
    form,
    first: outcome.errors,
    find: (place) => findErrors(readValues(place)),
  });
  const { step, open, goBack } = useSteps();
  const { isSuggested, suggestFor } = useSuggestion({
    form,
    onSuggest: () => fieldErrors.check('userHelpCategory'),
  });
  const parts = useLaterParts(step);
  const [busy, setBusy] = useState<'otp' | 'submit'>();
  const [otp, setOtp] = useState<OtpNews>({
    state: outcome.otp,
    msg: outcome.msg,
    form: outcome.values['otpForm'],
  });
  const [popup, setPopup] = useState<HelpPopup>();
  const [isRestored, setRestored] = useState(false);
  /** The values to check in the last step, once it was opened. */
  const [entered, setEntered] = useState<HelpFormValues>();

  // The summary lists the errors of the step that is shown, in the order of its fields.
  const names = STEPS.flat().filter((name) => step === undefined || stepOfField(name) === step);
  const refused = Object.fromEntries(names.map((name) => [name, fieldErrors.refused[name] ?? '']));

  useEffect(() => {
    const values = readDraft();
    if (!form.current || !values || !fillIn({ form: form.current, values })) return;
    setTimeout(() => {
      setRestored(true);
      setEntered(values);
      setOtp((before) => ({ form: values['otpForm'], ...before }));
    });
  }, [form]);

  const shown = useRef<number>(undefined);
  const onStep = useEffectEvent((now: number) => {
    // The summary takes the focus itself, and the first step does not take it from the page.
    if (shown.current !== undefined && !names.some((name) => refused[name]))
      form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) h2')?.focus();
    shown.current = now;
  });
  useEffect(() => {
    if (step !== undefined) onStep(step);
  }, [step]);

  useEffect(() => {
    const place = form.current;
    place?.addEventListener('click', focusField);
    return () => place?.removeEventListener('click', focusField);
  }, [form]);

  function storeDraft(event: FormEvent) {
    if (!form.current) return;
    const values = readValues(form.current);
    writeDraft(values);
    if (entered) setEntered(values);
    suggestFor(event);
    if (otp.state === 'needsEmail' && isEmail(cleanHelpForm(values).userEmail)) setOtp({ form: otp.form });
  }

  function erase() {
    eraseDraft();
    form.current?.reset();
    setRestored(false);
    setEntered(undefined);
    fieldErrors.refuse({});
    setOtp({});
  }

  /** Shows errors and opens the first step that has one. Returns whether there are none. */
  function refuse(errors: FieldErrors): boolean {
    const at = Math.min(...Object.keys(errors).map(stepOfField));
    if (at < LAST_STEP && at !== step) open(at);
    return fieldErrors.refuse(errors);
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
    fieldErrors.refuse({});
    focus('userOTP');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    const values = readValues(form.current);
    const errors = findErrors(values);
    if (step === undefined || step === LAST_STEP) {
      if (refuse(errors)) void send(values);
      return;
    }
    const own = Object.entries(errors).filter(([name]) => stepOfField(name) === step);
    if (!fieldErrors.refuse(Object.fromEntries(own))) return;
    // After a change, the steps that are already right are skipped.
    const wrong = STEPS.findIndex((fields, at) => at > step && fields.some((name) => errors[name]));
    const next = !entered ? step + 1 : wrong < 0 ? LAST_STEP : wrong;
    if (next === LAST_STEP) setEntered(values);
    open(next);
  }

  async function send(values: HelpFormValues) {
    setBusy('submit');
    const sending = await submitPublic((api) => submitHelp(api, { values, isAnother: false }));
    setBusy(undefined);
    if (sending?.ok) {
      const { reference, ticket } = sending.body.data;
      erase();
      return setPopup({ kind: 'sent', sent: { reference, ticket: ticket ?? '', ngo: values['ngo'] ?? '' } });
    }
    const { msg, errors: fieldMessages = {}, data } = sending?.body ?? {};
    if (data) {
      // An open request for the same thing: the page of the server asks what to do.
      eraseDraft();
      return form.current?.submit();
    }
    if (fieldMessages['userOTP'] && Object.keys(fieldMessages).length === 1) {
      fieldErrors.setFieldErrors(fieldMessages);
      return setPopup({ kind: 'invalidOtp', msg: fieldMessages['userOTP'] });
    }
    if (refuse(fieldMessages))
      setPopup({ kind: 'failed', msg: [429, 503].includes(sending?.status ?? 0) ? msg : undefined });
  }

  function focus(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function closePopup() {
    setPopup(undefined);
    // Waits until the dialog has restored the focus.
    if (popup?.kind === 'invalidOtp') setTimeout(() => focus('userOTP'));
  }

  return {
    step,
    open,
    goBack,
    isSuggested,
    parts,
    entered,
    busy,
    errors: fieldErrors.errors,
    refused,
    otp,
    popup,
    isRestored,
    storeDraft,
    erase,
    getOtp,
    submit,
    closePopup,
  };
}

export type HelpFormController = ReturnType<typeof useHelpForm>;

/** The link of an error moves the focus without an entry in the history, where each entry is a step. */
function focusField(event: Event) {
  const { hash } = (event.target as Element).closest('a') ?? { hash: '' };
  if (!hash) return;
  event.preventDefault();
  document.getElementById(hash.slice(1))?.focus();
}

/** Returns a function that gives the error messages of a form. The server uses the same messages. */
function useFormErrors(): (values: HelpFormValues) => Record<string, string> {
  const sentences = { ...useMessages('form').errors, ...useMessages('help-request/submission').errors };
  return (values) =>
    translateErrors({ errors: findHelpFormErrors(cleanHelpForm(values)), messages: sentences });
}
