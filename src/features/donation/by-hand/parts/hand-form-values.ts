import { readSessionNgo } from '#src/browser/session.ts';
import { readFromTab, removeFromTab, storeInTab } from '#src/browser/tab-storage.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { GIFT_FIELDS, type GiftField } from '#src/features/donation/by-hand/by-hand.values.ts';
import { DONOR_FIELDS, type DonorField } from '#src/features/donation/donor/donor-details.rules.ts';

const HAND_FIELDS = [...GIFT_FIELDS, ...DONOR_FIELDS, 'language'] as const;
/** Values of the fields of the form. */
export type HandFormValues = Record<GiftField | DonorField | 'language', string>;

/** Returns the values of a new form. After one that was saved, the next gift often has the same day and way. */
export function newValues(language: Language, before?: HandFormValues): HandFormValues {
  const empty = Object.fromEntries(HAND_FIELDS.map((field) => [field, ''])) as HandFormValues;
  return {
    ...empty,
    nature: 'others',
    donorIdKind: 'pan',
    method: before?.method ?? '',
    receivedOn: before?.receivedOn ?? todayInIndia(),
    purposeId: before?.purposeId ?? '',
    language: before?.language ?? language,
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
