/** What the person chose for how to be reached. */
export type SafeContact = { words: string | null; mayMail: boolean };

/** What the page after sending shows, in the language of the page. */
export type Confirmation = {
  reference: string;
  /** Null if the request cannot be read now: the ticket is too old, or there is no network. */
  details: {
    /** Opens the status without a new code. */
    ticket: string;
    userEmail: string;
    /** What happens next, and by which day. */
    steps: { title: string; text: string }[];
    safeContact: SafeContact;
    /** The link that sends the number to oneself. Null if somebody may be watching. */
    whatsApp: string | null;
  } | null;
};
