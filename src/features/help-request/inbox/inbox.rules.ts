import type { OfferStatus, Outcome } from '#src/features/help-request/help-request.values.ts';

/** Whether an NGO looks after a request now: only then it sees how to reach the person. */
export function isHeld({ status, outcome }: { status: OfferStatus; outcome: Outcome | null }): boolean {
  return status === 'accepted' && outcome === null;
}

type Contact = { userName: string; userMobile: string; userEmail: string };

/** As much of a person as an NGO sees before it accepts: enough to tell two requests apart, too little to reach anybody. */
export function maskContact({ userName, userMobile, userEmail }: Contact): Contact {
  // Of an erased request nothing is left to be masked.
  if (userName === '') return { userName, userMobile, userEmail };
  const [first = ''] = userName;
  return {
    userName: `${first}…`,
    userMobile: `••••••••${userMobile.slice(-2)}`,
    userEmail: `${userEmail.slice(0, 1)}…@…`,
  };
}
