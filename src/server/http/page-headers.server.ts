/** Headers by which a rendered page tells the HTTP server about itself. They stay inside the process. */

/** The groups of messages that the page uses, with blanks between them; only pages have it. */
export const MESSAGE_GROUPS = 'X-Message-Groups';
/** What the page says of itself to whoever counts what is sent (`onSent`); the machinery does not read it. */
export const PAGE_NOTE = 'X-Page-Note';
/** The page shows the error panel in place of what was asked for. */
export const FAILED_PAGE = 'X-Failed-Page';
