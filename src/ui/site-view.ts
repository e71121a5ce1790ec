/** The data of the document around every page; loaded by the root route. */
export type SiteView = {
  origin: string;
  demo: boolean;
  /** The fields of a form that could not be processed, by name, so that it can be sent again. */
  unsent?: [name: string, value: string][] | undefined;
  helplines: { number: string; name: string; hours: string | null }[];
};
