/** State of a form after a rejected submission. It keeps everything that was entered. */
export type FormResult = {
  /** Entered values by field name. */
  values: Record<string, string>;
  msg?: string;
  /** Error messages by field name. */
  errors: Record<string, string>;
};

/** The NGO that a message is about, with its `name` in the language of the page. */
export type FeedbackNgo = { _id: string; name: string; category: string };
