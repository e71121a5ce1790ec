import { NGO_STATUSES } from '#src/features/ngo/ngo.values.ts';

/** Constants of the verification, shared with the browser. */

/** The public never sees a deleted NGO, but staff do. */
export const STAFF_NGO_STATUSES = [...NGO_STATUSES, 'deleted'] as const;
export type StaffNgoStatus = (typeof STAFF_NGO_STATUSES)[number];

/** Kinds of queue entries: a submitted NGO, a verified NGO with changed documents, a claim. */
export const QUEUE_KINDS = ['new', 'papers', 'claim'] as const;

/** Moves that change the status of an NGO. */
export const NGO_MOVES = ['verify', 'sendBack', 'suspend', 'unsuspend', 'delete', 'restore'] as const;
export type NgoMove = (typeof NGO_MOVES)[number];
/** Moves of the status, also the one that only the NGO itself makes: it takes back its consent. */
export type StatusMove = NgoMove | 'withdraw';
/** Moves for admins only. */
export const ADMIN_MOVES: readonly NgoMove[] = ['delete', 'restore'];

/** Maximum number of characters of a reason or a note. */
export const REASON_MOST = 1000;
/** Days in which a deleted NGO can be restored. After that its accounts and contact data are erased. */
export const RESTORABLE_DAYS = 30;
