import type { OfferStatus, Outcome } from '#src/features/help-request/help-request.values.ts';

/** Returns whether an NGO handles a request now. Only then may it see the contact details. */
export function isHandled({ status, outcome }: { status: OfferStatus; outcome: Outcome | null }): boolean {
  return status === 'accepted' && outcome === null;
}

type Contact = { userName: string; userMobile: string; userEmail: string };

/**
 * Returns what an NGO may see of a person before it accepts: enough to tell two requests apart, too little to
 * reach anyone.
 */
export function maskContact({ userName, userMobile, userEmail }: Contact): Contact {
  // An erased request has nothing left to mask.
  if (userName === '') return { userName, userMobile, userEmail };
  const [first = ''] = userName;
  return {
    userName: `${first}…`,
    userMobile: `••••••••${userMobile.slice(-2)}`,
    userEmail: userEmail && `${userEmail.slice(0, 1)}…@…`,
  };
}
