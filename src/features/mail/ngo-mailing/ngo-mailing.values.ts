/**
 * Mailboxes that an NGO may write to in its own words within 24 hours, over all events and shifts: three messages to an
 * event with 600 people.
 */
export const NGO_MAILS_A_DAY = 2000;
