import type { ForeignWay } from './giving.values.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';

/** A purpose that people can choose. */
export type PurposeOption = { value: string; label: string; lang: string | undefined };

/** A fundraiser as its page shows it. */
export type FundraiserView = {
  id: string;
  title: TextView;
  /** Its paragraphs. */
  description: TextView[];
  state: 'open' | 'ended' | 'closed';
  /** What is reached of the goal, in words; null without a goal. */
  progress: { percent: number; given: string; missing: string } | null;
  /** What was given, if there is no goal. */
  given: string | null;
  until: string | null;
};

/** What was given this year, in the page's language. */
export type TotalsView = {
  heading: string;
  sum: string;
  purposes: { name: TextView; given: string }[];
  names: TextView[];
};

/** The page of an NGO's gifts, in the page's language. */
export type GivingView = {
  ngo: {
    _id: string;
    name: TextView;
    /** Its public page. */
    path: string;
    city: string;
    verifiedAt: string | null;
    phone: string | null;
  };
  /** Whether it takes gifts here now. */
  isOpen: boolean;
  /** Which share of the gift arrives, one sentence for each way. */
  share: string[];
  tax: { text: string; isDeductible: boolean };
  foreign: ForeignWay;
  purposes: PurposeOption[];
  fundraiser: FundraiserView | null;
  totals: TotalsView | null;
  origin: string;
};

/** The result of a form that was sent and not accepted. */
export type GivingOutcome = {
  values: Record<string, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
  msg?: string;
};
