import { NGO_STATUSES } from '#src/features/ngo/ngo.values.ts';

/** Plain values of checking NGOs that the browser needs too. */

/** The public never sees a deleted one; staff do. */
export const STAFF_NGO_STATUSES = [...NGO_STATUSES, 'deleted'] as const;
export type StaffNgoStatus = (typeof STAFF_NGO_STATUSES)[number];

/** Why something waits for staff: an NGO that asks to be checked, one that changed its papers since, a claim. */
export const QUEUE_KINDS = ['new', 'papers', 'claim'] as const;

/** What staff and admins may do to an NGO's status. */
export const NGO_MOVES = ['verify', 'sendBack', 'suspend', 'unsuspend', 'delete', 'restore'] as const;
export type NgoMove = (typeof NGO_MOVES)[number];
/** These are for admins alone. */
export const ADMIN_MOVES: readonly NgoMove[] = ['delete', 'restore'];

/** Characters of a reason that an NGO is told, or of a note. */
export const REASON_MOST = 1000;
/** Days after its deletion in which an NGO can be restored; then its people and contact data are erased. */
export const RESTORABLE_DAYS = 30;

/** Where staff look a number up themselves. */
export const REGISTERS = {
  darpan: 'https://ngodarpan.gov.in',
  incomeTax: 'https://www.incometax.gov.in',
  fcra: 'https://fcraonline.nic.in',
  mca: 'https://www.mca.gov.in',
} as const;
export type Register = keyof typeof REGISTERS;
