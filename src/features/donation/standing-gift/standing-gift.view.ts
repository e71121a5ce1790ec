import type { TextView } from '#src/shared/indic/text-in-language.ts';

export type StandingGiftView = {
  ngo: TextView & { path: string | null };
  /** `₹1,500` */
  amount: string;
  /** As people type it, for the form. */
  typedAmount: string;
  purpose: TextView | null;
  /** In words; null until the first gift is received. */
  nextOn: string | null;
};

/** What the page shows after one of its forms was sent. */
export type StandingGiftOutcome = {
  msg?: string;
  isRefused: boolean;
  isEnded?: boolean;
  /** The form with the amount, if it was refused. */
  form?: { amount: string; error: string };
};
