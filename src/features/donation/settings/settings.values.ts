import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';

// Maximum lengths, in characters.
export const SIGNATORY_NAME_MOST = PERSON_NAME_MOST;
export const DESIGNATION_MOST = 100;
export const THANK_YOU_MOST = 1000;

/** The largest picture of a signature that people can send, in bytes. */
export const SIGNATURE_BYTES_MOST = 2 * 1024 * 1024;
export const SIGNATURE_TYPES = 'image/png,image/jpeg';
/** The stored picture fits into this, in pixels. */
export const SIGNATURE_SIZE = { width: 1200, height: 400 };

/** The fields of the form in their order. */
export const SETTING_FIELDS = [
  'signatoryName',
  'signatoryDesignation',
  'urnIssuedOn',
  'showsTotals',
  'thankYou',
  'thankYouGu',
  'thankYouHi',
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];
