/** What a profile may lack, the most useful first. */
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

/** Columns that staff have checked: who changes one is checked again. */
export const PAPER_COLUMNS: readonly string[] = [
  'name',
  'registration_type',
  'darpan_id',
  'pan',
  'reg_12a_number',
  'reg_12a_valid_from',
  'reg_12a_valid_to',
  'reg_80g_number',
  'reg_80g_valid_from',
  'reg_80g_valid_to',
  'fcra_number',
  'fcra_valid_from',
  'fcra_valid_to',
  'csr1',
];
