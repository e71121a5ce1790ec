/** A helpline as `/help` shows it. `hours` null: day and night; '': not known. */
export type HelplineView = {
  number: string;
  name: string;
  hours: string | null;
  /** The hours are what somebody reported, and no more. */
  isReported: boolean;
  isRechecked: boolean;
};

/** Helplines that belong together, by the key of their heading. */
export type HelplineGroup = { key: HelplineGroupKey; lines: HelplineView[] };
export type HelplineGroupKey = 'emergency' | 'people' | 'health' | 'disaster' | 'rights' | 'animals';

/** A piece of running text, in the page's language. */
export type TextSection = {
  heading: string;
  text?: readonly string[];
  points?: readonly string[];
  /** Each with what it is about in front. */
  rows?: readonly { name: string; text: readonly string[] }[];
};

export type NamedLink = { path: string; label: string };
