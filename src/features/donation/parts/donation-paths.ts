export const DONATIONS = '/ngopage/donation';
export const ADD_DONATION = `${DONATIONS}/add`;
export const PURPOSES = `${DONATIONS}/purposes`;
export const ADD_PURPOSE = `${PURPOSES}/add`;
export const DONATION_SETTINGS = `${DONATIONS}/settings`;
export const BANK_DETAILS = '/ngopage/ViewBankDetails';
export const ADD_BANK_DETAILS = '/ngopage/addBankDetails';

export function donationOfNgoPath(id: string): string {
  return `${DONATIONS}/${id}`;
}

export function bankDetailPath(id: string): string {
  return `${ADD_BANK_DETAILS}/${id}`;
}

export function purposePath(id: string): string {
  return `${PURPOSES}/${id}`;
}

/** Returns the public page on which people give for a purpose of an NGO. */
export function fundraiserPath({ ngoId, id }: { ngoId: string; id: string }): string {
  return `/donate/${ngoId}?for=${id}`;
}
