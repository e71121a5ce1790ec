import type { StaffNgoStatus, StatusMove } from './verification.values.ts';

/** Everything that decides which status changes are allowed. */
export type NgoStanding = {
  status: StaffNgoStatus;
  /** It was submitted for verification, or comes from a public register and is listed as not verified yet. */
  isReady: boolean;
  /** It is in the queue of staff. */
  isWaiting: boolean;
  /** It was verified at least once. */
  wasVerified: boolean;
  /** Its name or a document has changed since the verification. */
  hasNewPapers: boolean;
  /** It is deleted, but its data is not erased yet. */
  isRestorable: boolean;
  /** Null unless it is deleted. */
  statusBeforeDeletion: Exclude<StaffNgoStatus, 'deleted'> | null;
};

/**
 * Returns the status of an NGO after a move, or undefined if the move is not allowed. Sending back keeps the
 * status: a verified NGO with unacceptable new documents stays verified until staff suspend it.
 */
export function statusAfter({
  move,
  standing,
}: {
  move: StatusMove;
  standing: NgoStanding;
}): StaffNgoStatus | undefined {
  const { status } = standing;
  switch (move) {
    case 'verify':
      if (status === 'pending') return standing.isReady ? 'verified' : undefined;
      return status === 'verified' && standing.hasNewPapers ? 'verified' : undefined;
    case 'sendBack':
      return standing.isWaiting && (status === 'pending' || status === 'verified') ? status : undefined;
    case 'suspend':
      return status === 'pending' || status === 'verified' ? 'suspended' : undefined;
    case 'unsuspend':
      if (status !== 'suspended') return undefined;
      return standing.wasVerified ? 'verified' : 'pending';
    case 'delete':
    case 'withdraw':
      return status === 'deleted' ? undefined : 'deleted';
    case 'restore':
      return status === 'deleted' && standing.isRestorable
        ? (standing.statusBeforeDeletion ?? undefined)
        : undefined;
  }
}
