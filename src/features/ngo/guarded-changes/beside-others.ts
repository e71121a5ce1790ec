/**
 * Returns texts of a list as they may be read: one before and after each of the others, and at the end, because the order of
 * a list changes without a check. Two titles or captions may say a number together, as `guardNewContacts` reads them.
 */
export function besideOthers<Text>(own: Text, others: readonly Text[]): Text[] {
  return [...others.flatMap((other) => [own, other]), own];
}
