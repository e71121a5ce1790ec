/**
 * Mailboxes that an NGO may write to in its own words within 24 hours, over all events and shifts: three messages to an
 * event with 600 people.
 */
export const NGO_MAILS_A_DAY = 2000;
/** First receipts for donations that nobody but the NGO has seen arrive, within 24 hours. The others wait for the next day. */
export const OWED_MAILS_A_DAY = 2000;
/** Mails that one NGO may cause to one mailbox within a day, one by one. */
export const NGO_MAILS_TO_ONE = 10;
/** The same from all NGOs, so much higher that no single one uses them up. */
export const ALL_NGO_MAILS_TO_ONE = 50;
