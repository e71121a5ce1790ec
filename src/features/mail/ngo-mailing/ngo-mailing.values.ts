/**
 * Mailboxes that an NGO may write to in its own words within 24 hours, over all events and shifts: three messages to an
 * event with 600 people.
 */
export const NGO_MAILS_A_DAY = 2000;
/** Mails that the people of NGOs may cause to one mailbox within a day, one by one. */
export const NGO_MAILS_TO_ONE = 10;
/** The occasions of mails that somebody of an NGO causes to one person. */
export const NGO_MAILS_ONE_BY_ONE = [
  ...(['volunteerAccepted', 'volunteerDeclined', 'volunteerCertificate', 'shiftAdded'] as const),
  ...(['shiftRemoved', 'donationReceipt', 'eventAdded'] as const),
];
