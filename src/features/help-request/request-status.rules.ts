import type { Outcome, RequestStatus } from './help-request.values.ts';

/** The actions that can change the status of a request. */
export type RequestMove =
  | 'accept'
  | 'resolve'
  | 'passOn'
  | 'withdraw'
  | 'reportHelped'
  | 'reopen'
  | 'reassign'
  | 'close';

const AFTER: Record<RequestMove, Partial<Record<RequestStatus, RequestStatus>>> = {
  accept: { open: 'accepted' },
  resolve: { accepted: 'resolved' },
  // The NGO has no capacity after all, so the request is open again.
  passOn: { accepted: 'open' },
  withdraw: { open: 'closed', accepted: 'closed' },
  reportHelped: { accepted: 'closed', resolved: 'closed' },
  reopen: { accepted: 'open', resolved: 'open' },
  reassign: { open: 'open', accepted: 'open', resolved: 'open' },
  close: { open: 'closed', accepted: 'closed', resolved: 'closed' },
};

/** Returns the status after a move, or undefined if the move is not allowed. */
export function statusAfter({
  move,
  status,
}: {
  move: RequestMove;
  status: RequestStatus;
}): RequestStatus | undefined {
  return AFTER[move][status];
}

/**
 * Returns the move for an NGO's outcome: `noCapacity` passes the request on, all other outcomes resolve it.
 */
export function moveOfOutcome(outcome: Outcome): RequestMove {
  return outcome === 'noCapacity' ? 'passOn' : 'resolve';
}

/** Returns what someone who knows only the reference and the mail address may learn about the status. */
export function publicStanding(status: RequestStatus): 'received' | 'answered' {
  return status === 'open' ? 'received' : 'answered';
}
