/** Headers in which a rendered page describes itself to the HTTP server. They never leave the process. */

/** The message groups that the page uses, separated by spaces. Only pages have this header. */
export const MESSAGE_GROUPS = 'X-Message-Groups';
/** A note for the page counters (`onSent`). The HTTP server itself does not interpret it. */
export const PAGE_NOTE = 'X-Page-Note';
/** Set if the page shows the error panel instead of the requested content. */
export const FAILED_PAGE = 'X-Failed-Page';
