import { cleanLine, cleanLines } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { parseDay } from '#src/shared/india/dates.ts';
import type { Paise } from '#src/shared/money.ts';
import { readAmount, type GiftAmountError } from '#src/features/donation/amount.rules.ts';
import { HAND_AMOUNT_MOST } from '#src/features/donation/donation.values.ts';
import {
  PURPOSE_DESCRIPTION_MOST,
  PURPOSE_FIELDS,
  PURPOSE_TITLE_MOST,
  type PurposeField,
} from './purposes.values.ts';

/** The data of a form. Every field may be missing. */
export type PurposeForm = { [field in PurposeField]?: string | null | undefined };

/** A normalised form; null for what is empty. */
export type CleanPurpose = Record<Exclude<PurposeField, 'title' | 'goal'>, string | null> & {
  title: string;
  goal: Paise | null;
};

export type PurposeErrorKey =
  | 'purposeTitleRequired'
  | 'purposeGoalLarge'
  | 'purposeDayWrong'
  | 'purposeDayPast'
  | Exclude<GiftAmountError, 'amountRequired' | 'amountLarge'>
  | 'textLong'
  | 'aadhaar';
export type PurposeErrors = Partial<Record<PurposeField, PurposeErrorKey>>;

/**
 * Returns the normalised purpose, and for each field the first rule that it breaks, in the order of the form. The browser
 * and the server both use it. A last day that the purpose has already may be past.
 */
export function checkPurpose({
  form,
  today,
  saved,
}: {
  form: PurposeForm;
  today: string;
  saved?: { endsOn: string | null } | undefined;
}): { purpose: CleanPurpose; errors: PurposeErrors } {
  const title = cleanLine(form.title);
  const translations = { titleGu: cleanLine(form.titleGu), titleHi: cleanLine(form.titleHi) };
  const descriptions = {
    description: cleanLines(form.description),
    descriptionGu: cleanLines(form.descriptionGu),
    descriptionHi: cleanLines(form.descriptionHi),
  };
  const goal = readGoal(form.goal ?? '');
  const endsOn = readLastDay({ text: form.endsOn ?? '', today, saved: saved?.endsOn ?? undefined });
  const optional = (most: number) => (text: string) => findTextError({ text, most, empty: undefined });
  const found: PurposeErrors = {
    title: findTextError({ text: title, most: PURPOSE_TITLE_MOST, empty: 'purposeTitleRequired' }),
    ...mapValues(translations, optional(PURPOSE_TITLE_MOST)),
    ...mapValues(descriptions, optional(PURPOSE_DESCRIPTION_MOST)),
    goal: 'error' in goal ? goal.error : undefined,
    endsOn: 'error' in endsOn ? endsOn.error : undefined,
  };
  const errors = PURPOSE_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    purpose: {
      title,
      ...mapValues(translations, (text) => text || null),
      ...mapValues(descriptions, (text) => text || null),
      goal: 'error' in goal ? null : goal.amount,
      endsOn: 'error' in endsOn ? null : endsOn.day,
    },
    errors: Object.fromEntries(errors) as PurposeErrors,
  };
}

function readGoal(text: string): { amount: Paise | null } | { error: PurposeErrorKey } {
  const read = readAmount({ text, most: HAND_AMOUNT_MOST });
  if (!('error' in read)) return read;
  if (read.error === 'amountRequired') return { amount: null };
  return { error: read.error === 'amountLarge' ? 'purposeGoalLarge' : read.error };
}

function readLastDay({
  text,
  today,
  saved,
}: {
  text: string;
  today: string;
  saved: string | undefined;
}): { day: string | null } | { error: PurposeErrorKey } {
  if (text.trim() === '') return { day: null };
  const day = parseDay(text);
  if (day === undefined) return { error: 'purposeDayWrong' };
  return day < today && day !== saved ? { error: 'purposeDayPast' } : { day };
}

function mapValues<Key extends string, Result>(
  texts: Record<Key, string>,
  change: (text: string) => Result,
): Record<Key, Result> {
  const entries = (Object.entries(texts) as [Key, string][]).map(([key, text]) => [key, change(text)]);
  return Object.fromEntries(entries) as Record<Key, Result>;
}

/** Returns the languages in which readers see the original, because a text is not translated. */
export function missingTranslations(
  purpose: Pick<CleanPurpose, 'titleGu' | 'titleHi' | 'description' | 'descriptionGu' | 'descriptionHi'>,
): ('gu' | 'hi')[] {
  const { titleGu, titleHi, description, descriptionGu, descriptionHi } = purpose;
  const isMissing = (title: string | null, text: string | null) =>
    title === null || (description !== null && text === null);
  return [
    ...(isMissing(titleGu, descriptionGu) ? (['gu'] as const) : []),
    ...(isMissing(titleHi, descriptionHi) ? (['hi'] as const) : []),
  ];
}
