/** The fields of a gift in the form, in their order. Those of the donor follow. */
export const GIFT_FIELDS = [
  'method',
  'amount',
  'kindDescription',
  'chequeNumber',
  'utr',
  'receivedOn',
  'purposeId',
  'nature',
] as const;
export type GiftField = (typeof GIFT_FIELDS)[number];
