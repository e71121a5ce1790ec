import type { Language } from '#src/shared/languages.ts';
import type { LinePart } from '#src/ui/list/lines.tsx';

/**
 * A text split into pieces, with search matches tagged `mark`. `lang` is set if it differs from the page's
 * language.
 */
export type MarkedText = { parts: LinePart[]; lang?: Language | undefined };

/** A fact that our team checked, with its date: never a colour alone. */
export type RowEvidence = {
  icon: 'checked' | 'unchecked' | 'receipt' | 'ends' | 'ended';
  tone?: 'good' | 'warn' | 'bad';
  text: string;
};

/** An NGO as a row of a list shows it, in the page's language. */
export type NgoRowView = {
  _id: string;
  path: string;
  /** The URL of its cover photo, or of the icon of its category. */
  picture: string;
  name: MarkedText;
  /** The name without marks. */
  plainName: string;
  /** The name in another script, if the search matches it. */
  second: MarkedText | null;
  /** The service that matches the search, otherwise the first one. */
  service: { name: MarkedText; cost: string | null; isFree: boolean; audience: string | null } | null;
  /** The sentence that matches the search, otherwise the mission. */
  text: MarkedText | null;
  /** The town, its distance and the category. */
  where: string;
  phone: string | null;
  /** When our team checked its documents, and whether donors get a tax receipt. */
  evidence: RowEvidence[];
};
