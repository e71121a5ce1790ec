/** What a form of ours shows when it comes back: nothing that was typed is lost. */
export type WritingOutcome = {
  /** What was typed, by the fields' names. */
  values: Record<string, string>;
  msg?: string;
  /** Field name to sentence. */
  errors: Record<string, string>;
};

/** The NGO that somebody writes about; `name` as readers of the page's language know it. */
export type WrittenAbout = { _id: string; name: string; category: string };
