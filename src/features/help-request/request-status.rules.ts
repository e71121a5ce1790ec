import type { Outcome, RequestStatus } from './help-request.values.ts';

/** What may be done to a request. */
export type RequestMove =
  'accept' | 'resolve' | 'passOn' | 'withdraw' | 'sayHelped' | 'reopen' | 'reassign' | 'close';

const AFTER: Record<RequestMove, Partial<Record<RequestStatus, RequestStatus>>> = {
  accept: { open: 'accepted' },
  resolve: { accepted: 'resolved' },
  // An NGO that has no room after all: the request is looked after by nobody again.
  passOn: { accepted: 'open' },
  withdraw: { open: 'closed', accepted: 'closed' },
  sayHelped: { accepted: 'closed', resolved: 'closed' },
  reopen: { accepted: 'open', resolved: 'open' },
  reassign: { open: 'open', accepted: 'open', resolved: 'open' },
  close: { open: 'closed', accepted: 'closed', resolved: 'closed' },
};

/** The status after a move; undefined when the move is not allowed. */
export function statusAfter({
  move,
  status,
}: {
  move: RequestMove;
  status: RequestStatus;
}): RequestStatus | undefined {
  return AFTER[move][status];
}

/** What an NGO's outcome does to the request: one without room for it passes it on, all else ends the NGO's part. */
export function moveOfOutcome(outcome: Outcome): RequestMove {
  return outcome === 'noCapacity' ? 'passOn' : 'resolve';
}

/** What number and address alone are told. */
export function standingToTell(status: RequestStatus): 'received' | 'answered' {
  return status === 'open' ? 'received' : 'answered';
}
