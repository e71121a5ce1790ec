/** The fields of the form, in its order. */
export const GIVING_FIELDS = [
  ...(['amount', 'ownAmount', 'purpose', 'name', 'email', 'mobile', 'address', 'pan'] as const),
  ...(['origin', 'hidesName', 'monthly', 'consent'] as const),
] as const;
export type GivingField = (typeof GIVING_FIELDS)[number];

/** The choice of an amount that is typed into the field `ownAmount`. */
export const OWN_AMOUNT = 'own';

/** Where the money comes from, as the law on foreign contributions asks. */
export const ORIGINS = ['india', 'abroad'] as const;
export type Origin = (typeof ORIGINS)[number];

/** How an NGO takes gifts from abroad: not at all, after a call, or by transfer to the account for them. */
export const FOREIGN_WAYS = ['no', 'contact', 'bankTransfer'] as const;
export type ForeignWay = (typeof FOREIGN_WAYS)[number];

/** Names of donors that a page shows, the newest ones. */
export const NEWEST_NAMES = 5;
