/** A text as a page shows it. `lang` is set if it differs from the page's language. */
export type TextView = { text: string; lang: string | undefined };
