import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { send } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { formatRupees } from '#src/shared/money.ts';
import { DraftNote } from '#src/ui/area/edit/edit-notes.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { translateErrors, useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import {
  cashLimitsOn,
  checkHandGift,
  findReceiptNotice,
  type CashLimits,
} from '#src/features/donation/by-hand/by-hand.rules.ts';
import { donationOfNgoPath } from '#src/features/donation/parts/donation-paths.ts';
import {
  inCommon,
  newValues,
  readDraft,
  readHandValues,
  removeDraft,
  storeDraft,
  type HandFormValues,
  type KnownValues,
} from './hand-form-values.ts';
import { HandFields, type OfferedPurpose } from './hand-fields.tsx';

export type OfferedForHand = {
  purposes: readonly OfferedPurpose[];
  laws: readonly CashLimits[];
  hasSignatory: boolean;
};

/** The form of a gift that is added by hand. Input survives errors, a reload and a lost session. */
export function HandDonationForm({ offered, line }: { offered: OfferedForHand; line: KnownValues }) {
  const t = useMessages('donation/by-hand');
  const { unreachable } = useMessages('form');
  const language = useLanguage();
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(() => readDraft() !== undefined);
  const [start, setStart] = useState(() => ({ values: readDraft() ?? newValues(language, line), number: 0 }));
  const [typed, setTyped] = useState(start.values);
  const [busy, setBusy] = useState(false);
  const findErrors = useErrorSentences();
  const errors = useFieldErrors({ form: place, find: (form) => findErrors(readHandValues(form)) });

  function begin(values: HandFormValues) {
    removeDraft();
    setHasDraft(false);
    errors.refuse({});
    setTyped(values);
    setStart({ values, number: start.number + 1 });
  }

  function keep(input: FormEvent) {
    const values = readHandValues(place.current!);
    setTyped(values);
    storeDraft(values);
    const { name } = input.target as HTMLInputElement;
    if (errors.errors[name]) errors.check(name);
  }

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (busy) return;
    const { submitter } = submitted.nativeEvent as SubmitEvent;
    const isLast = !(submitter instanceof HTMLButtonElement && submitter.value === 'again');
    const json = readHandValues(place.current!);
    if (!errors.refuse(findErrors(json))) return;
    setBusy(true);
    const result = await send((api) => api.donation.addDonationByHand.$post({ json }));
    setBusy(false);
    if (!result.ok) {
      errors.refuse(result.errors);
      if (Object.keys(result.errors).length === 0) void notify('error', result.msg ?? unreachable);
      return;
    }
    void notify('success', result.body.msg);
    begin(newValues(language, inCommon(json)));
    if (isLast) await navigate(donationOfNgoPath(result.body.data._id), { replace: true });
    else document.getElementById('method')?.focus();
  }

  return (
    <form
      ref={place}
      className={layout.loose}
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      onInput={keep}
    >
      <ErrorSummary errors={errors.refused} labels={t.fields} />
      {hasDraft && <DraftNote messages={t} onDiscard={() => begin(newValues(language, line))} />}
      <HandFields
        key={start.number}
        values={start.values}
        method={typed.method}
        errors={errors.errors}
        purposes={offered.purposes}
      />
      <Notice values={typed} offered={offered} />
      <p className={layout.line}>
        <SubmitButton busy={busy}>{t.save}</SubmitButton>
        <BusyButton type="submit" value="again" className={classes(button.button, button.second)} busy={busy}>
          {t.saveAgain}
        </BusyButton>
      </p>
    </form>
  );
}

/** Says before the gift is saved what is special about its receipt. */
function Notice({ values, offered }: { values: HandFormValues; offered: OfferedForHand }) {
  const { notices: t } = useMessages('donation/by-hand');
  const { gift } = checkHandGift({ form: values, today: todayInIndia() });
  const { laws } = offered;
  const notice = values.method === '' ? undefined : findReceiptNotice({ gift, ...offered });
  const { cashLimit } = cashLimitsOn({ laws, day: gift.receivedOn });
  const text = notice === 'cash' ? t.cash(formatRupees(cashLimit)) : notice && t[notice];
  return (
    <div role="status">{text && <p className={classes(notes.note, notes.warn, layout.read)}>{text}</p>}</div>
  );
}

/** Returns a function that finds the errors of a form as sentences, with the same wording as the server. */
function useErrorSentences(): (values: HandFormValues) => FieldErrors {
  const messages = {
    ...useMessages('form').errors,
    ...useMessages('donation/responses').errors,
    ...useMessages('donation/details/responses').errors,
  };
  return (form) =>
    translateErrors({ errors: checkHandGift({ form, today: todayInIndia() }).errors, messages });
}
