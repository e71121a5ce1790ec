import type { NgoMove, StaffNgoStatus } from './verification.values.ts';

/** All that decides what may be done to an NGO's status. */
export type NgoStanding = {
  status: StaffNgoStatus;
  /** It asked to be checked, or comes from a public register and is shown as not checked yet. */
  isReady: boolean;
  /** It stands in the queue of staff. */
  isWaiting: boolean;
  /** It was checked at least once. */
  wasVerified: boolean;
  /** Its name or a paper is another than the one that was checked. */
  hasNewPapers: boolean;
  /** Deleted, and nothing of it is erased yet. */
  isRestorable: boolean;
  /** Of a deleted one. */
  statusBeforeDeletion: Exclude<StaffNgoStatus, 'deleted'> | null;
};

/**
 * The status an NGO has after a move; undefined when the move is not allowed. Sending back leaves the status as it is: a
 * checked NGO whose new papers will not do is told so, and suspended if that is needed.
 */
export function statusAfter({
  move,
  standing,
}: {
  move: NgoMove;
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
      return status === 'deleted' ? undefined : 'deleted';
    case 'restore':
      return status === 'deleted' && standing.isRestorable
        ? (standing.statusBeforeDeletion ?? undefined)
        : undefined;
  }
}
