// The cache tags of public pages about gifts. The triggers of migrations 025 to 028 announce them.

/** Which NGOs take gifts, and the names of the law. */
export const DONATE = 'donate';
/** How an NGO takes gifts, what for, and what was given. */
export const donateTag = (ngoId: string) => `donate:${ngoId}`;
export const receiptTag = (code: string) => `receipt:${code}`;
