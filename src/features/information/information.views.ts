/** A helpline as `/help` shows it. `hours` is null if it is open day and night, and '' if unknown. */
export type HelplineView = {
  number: string;
  name: string;
  hours: string | null;
  /** The hours come from a single report and are not confirmed. */
  isReported: boolean;
  isRechecked: boolean;
};

/** A group of helplines. `key` selects its heading. */
export type HelplineGroup = { key: HelplineGroupKey; lines: HelplineView[] };
export type HelplineGroupKey = 'emergency' | 'people' | 'health' | 'disaster' | 'rights' | 'animals';

/** A section of running text in the language of the page. */
export type TextSection = {
  heading: string;
  text?: readonly string[];
  points?: readonly string[];
  /** Parts with their own subheading (`name`). */
  rows?: readonly { name: string; text: readonly string[] }[];
};

export type NamedLink = { path: string; label: string };
