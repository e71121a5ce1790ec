import type { DonationSetting } from '#src/features/donation/settings/settings.contract.ts';
import type { SettingField } from '#src/features/donation/settings/settings.values.ts';

/** Values of the fields of the form. `showsTotals` is 'yes' or ''. */
export type SettingFormValues = Record<SettingField, string>;

/** Converts the settings to form values. */
export function formValuesOf(setting: DonationSetting | undefined): SettingFormValues {
  return {
    signatoryName: setting?.signatoryName ?? '',
    signatoryDesignation: setting?.signatoryDesignation ?? '',
    urnIssuedOn: setting?.urnIssuedOn ?? '',
    showsTotals: setting?.showsTotals ? 'yes' : '',
    thankYou: setting?.thankYou ?? '',
    thankYouGu: setting?.thankYouGu ?? '',
    thankYouHi: setting?.thankYouHi ?? '',
  };
}

export function readFormValues(form: HTMLFormElement): SettingFormValues {
  const fields = new FormData(form);
  const text = (name: SettingField) => String(fields.get(name) ?? '');
  return {
    signatoryName: text('signatoryName'),
    signatoryDesignation: text('signatoryDesignation'),
    urnIssuedOn: text('urnIssuedOn'),
    showsTotals: text('showsTotals'),
    thankYou: text('thankYou'),
    thankYouGu: text('thankYouGu'),
    thankYouHi: text('thankYouHi'),
  };
}

/** Returns the values as the API takes them. */
export function formOf({ showsTotals, ...texts }: SettingFormValues) {
  return { ...texts, showsTotals: showsTotals === 'yes' };
}
