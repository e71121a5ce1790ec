/** What the document around every page is made of; loaded by the root. */
export type SiteView = {
  origin: string;
  demo: boolean;
  /** What a form sent while it could not be taken, by the fields' names: to be sent again. */
  unsent?: [name: string, value: string][] | undefined;
  helplines: { number: string; name: string; hours: string | null }[];
};
