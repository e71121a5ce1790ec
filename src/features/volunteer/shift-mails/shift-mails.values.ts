/**
 * 'invited': an open shift, for all accepted volunteers who are not in it. 'changed': another time or place.
 * 'cancelled': it does not take place.
 */
export type AnnouncementKind = 'invited' | 'changed' | 'cancelled';

/** What a volunteer is mailed about a place in a shift. */
export type PlaceMailKind = 'added' | 'removed' | 'reminder';

/** How often an NGO may write to all its volunteers within 24 hours, and about one shift. */
export const INVITATIONS_A_DAY = 10;
export const INVITATIONS_A_DAY_OF_SHIFT = 1;
