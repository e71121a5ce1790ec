/** What the document around every page is made of; loaded by the root. */
export type SiteView = {
  origin: string;
  demo: boolean;
  helplines: { number: string; name: string; hours: string | null }[];
};
