type Bank = {
  ngoId: string;
  bankDetailId: string;
  isForeign: boolean;
  isPrimary: boolean;
  makesPrimary: boolean;
};

/** Whether a change would take the place of what is active: the same bank details, the primary ones, or the keys. */
export function isInPlaceOf(
  active: Bank | { ngoId: string; keyId: string } | { fields: object },
  change: Bank | { ngoId: string; keyId: string } | { fields: object },
): boolean {
  if ('fields' in active || 'fields' in change || active.ngoId !== change.ngoId) return false;
  if ('keyId' in active || 'keyId' in change) return 'keyId' in active && 'keyId' in change;
  if (active.bankDetailId === change.bankDetailId) return true;
  return change.makesPrimary && active.isPrimary && active.isForeign === change.isForeign;
}
