import { cleanLine, cleanLines } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { parseDay } from '#src/shared/india/dates.ts';
import {
  DESIGNATION_MOST,
  SETTING_FIELDS,
  SIGNATORY_NAME_MOST,
  THANK_YOU_MOST,
  type SettingField,
} from './settings.values.ts';

/** The data of a form. Every field may be missing. */
export type SettingForm = { [field in Exclude<SettingField, 'showsTotals'>]?: string | null | undefined } & {
  showsTotals?: boolean | undefined;
};

/** A normalised form; null for what is empty. */
export type CleanSetting = Record<Exclude<SettingField, 'showsTotals'>, string | null> & {
  showsTotals: boolean;
};

export type SettingErrorKey =
  | 'signatoryNameRequired'
  | 'signatoryDesignationRequired'
  | 'signatoryStays'
  | 'urnDayWrong'
  | 'urnDayFuture'
  | 'textLong'
  | 'aadhaar';
export type SettingErrors = Partial<Record<SettingField, SettingErrorKey>>;

/**
 * Returns the normalised settings, and for each field the first rule that it breaks, in the order of the form. The
 * browser and the server both use it. Who signs can be replaced, but not removed: receipts would wait again.
 */
export function checkSetting({
  form,
  today,
  saved,
}: {
  form: SettingForm;
  today: string;
  saved: { signatoryName: string | null };
}): { setting: CleanSetting; errors: SettingErrors } {
  const name = cleanLine(form.signatoryName);
  const designation = cleanLine(form.signatoryDesignation);
  const notes = {
    thankYou: cleanLines(form.thankYou),
    thankYouGu: cleanLines(form.thankYouGu),
    thankYouHi: cleanLines(form.thankYouHi),
  };
  const issued = readIssueDay({ text: form.urnIssuedOn ?? '', today });
  const nameMissing =
    saved.signatoryName !== null
      ? 'signatoryStays'
      : designation === ''
        ? undefined
        : 'signatoryNameRequired';
  const noteError = (text: string) => findTextError({ text, most: THANK_YOU_MOST, empty: undefined });
  const found: SettingErrors = {
    signatoryName: findTextError({ text: name, most: SIGNATORY_NAME_MOST, empty: nameMissing }),
    signatoryDesignation: findTextError({
      text: designation,
      most: DESIGNATION_MOST,
      empty: name === '' ? undefined : 'signatoryDesignationRequired',
    }),
    urnIssuedOn: 'error' in issued ? issued.error : undefined,
    thankYou: noteError(notes.thankYou),
    thankYouGu: noteError(notes.thankYouGu),
    thankYouHi: noteError(notes.thankYouHi),
  };
  const errors = SETTING_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    setting: {
      signatoryName: name || null,
      signatoryDesignation: designation || null,
      urnIssuedOn: 'error' in issued ? null : issued.day,
      showsTotals: form.showsTotals ?? false,
      thankYou: notes.thankYou || null,
      thankYouGu: notes.thankYouGu || null,
      thankYouHi: notes.thankYouHi || null,
    },
    errors: Object.fromEntries(errors) as SettingErrors,
  };
}

function readIssueDay({
  text,
  today,
}: {
  text: string;
  today: string;
}): { day: string | null } | { error: SettingErrorKey } {
  if (text.trim() === '') return { day: null };
  const day = parseDay(text);
  if (day === undefined) return { error: 'urnDayWrong' };
  return day > today ? { error: 'urnDayFuture' } : { day };
}
