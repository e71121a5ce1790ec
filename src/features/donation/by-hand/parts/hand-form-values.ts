import { readSessionNgo } from '#src/browser/session.ts';
import { readFromTab, removeFromTab, storeInTab } from '#src/browser/tab-storage.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { GIFT_FIELDS, type GiftField } from '#src/features/donation/by-hand/by-hand.values.ts';
import { UTR_TEXT_MOST } from '#src/features/donation/donation.values.ts';
import { DONOR_FIELDS, type DonorField } from '#src/features/donation/donor/donor-details.rules.ts';

const HAND_FIELDS = [...GIFT_FIELDS, ...DONOR_FIELDS, 'language'] as const;
/** Values of the fields of the form. */
export type HandFormValues = Record<GiftField | DonorField | 'language', string>;

/** What is known of a gift before anyone types: a line of a bank statement, or the gift that was saved before. */
export type KnownValues = Partial<HandFormValues>;

/** Returns the values of a new form. */
export function newValues(language: Language, known: KnownValues = {}): HandFormValues {
  const empty = Object.fromEntries(HAND_FIELDS.map((field) => [field, ''])) as HandFormValues;
  return {
    ...empty,
    nature: 'others',
    donorIdKind: 'pan',
    receivedOn: todayInIndia(),
    language,
    ...known,
  };
}

/** Returns what the next gift often has in common with one that was saved. */
export function inCommon({ method, receivedOn, purposeId, language }: HandFormValues): KnownValues {
  return { method, receivedOn, purposeId, language };
}

/** Digits of the number of a payment by UPI. Other ways have longer ones. */
const UPI_DIGITS = 12;

/** Returns what the link at a line of a bank statement says about the gift. */
export function readLine(query: URLSearchParams): KnownValues {
  const textOf = (name: string) => (query.get(name) ?? '').slice(0, UTR_TEXT_MOST);
  const [amount, day, utr] = [textOf('amount'), textOf('day'), textOf('utr')];
  return {
    ...(amount && { amount }),
    ...(/^\d{4}-\d\d-\d\d$/.test(day) && { receivedOn: day }),
    ...(utr && { utr, method: utr.length === UPI_DIGITS ? 'upi' : 'bankTransfer' }),
  };
}

export function readHandValues(form: HTMLFormElement): HandFormValues {
  const fields = new FormData(form);
  const entries = HAND_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]);
  return Object.fromEntries(entries) as HandFormValues;
}

const DRAFT = 'draft of donation';
type Draft = { ngoId: string | undefined; typed: HandFormValues };

/** Stores what is typed in this tab, without the number for the tax office. */
export function storeDraft(values: HandFormValues): void {
  const draft: Draft = { ngoId: readSessionNgo()?._id, typed: { ...values, donorId: '' } };
  storeInTab({ key: DRAFT, text: JSON.stringify(draft) });
}

/** Returns what was typed in this tab for the own NGO, and not sent. */
export function readDraft(): HandFormValues | undefined {
  const stored = readFromTab(DRAFT);
  const draft = stored === null ? undefined : (JSON.parse(stored) as Draft);
  return draft?.ngoId === readSessionNgo()?._id ? draft?.typed : undefined;
}

export function removeDraft(): void {
  removeFromTab(DRAFT);
}
