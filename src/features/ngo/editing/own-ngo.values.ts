/** Parts that a profile may lack, the most useful first. */
export const MISSING_PARTS = [
  'photos',
  'nameGu',
  'nameHi',
  'mission',
  'description',
  'services',
  'needs',
  'address',
  'phone',
  'email',
  'darpanId',
  'pan',
  'reg80G',
  'website',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];
