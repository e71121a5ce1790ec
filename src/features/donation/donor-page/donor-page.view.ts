import type { TextView } from '#src/shared/indic/text-in-language.ts';

export type GiftView = {
  reference: string;
  amount: string;
  /** What became of it, with its day in words. */
  status: string;
  method: string;
  refunded: string | null;
  purpose: TextView | null;
  receipt: { number: string; path: string | null } | null;
  /** Its own page. */
  path: string;
};

export type YearView = {
  /** `2026-27` */
  year: string;
  total: string;
  /** The gifts and receipts of the year as a PDF; null without a receipt. So many that they are mailed if asked for? */
  file: { path: string; isMailed: boolean } | null;
  ngos: { id: string; name: TextView; path: string | null; total: string; gifts: GiftView[] }[];
};

export type PersonView = {
  name: TextView;
  address: string;
  /** The kind of the stored number and its last characters: `PAN: XXXXXXXX4E`. */
  id: { text: string; masked: string } | null;
  gifts: number;
};

export type ReminderView = {
  token: string;
  ngo: TextView;
  amount: string;
  nextOn: string | null;
  /** The page of the reminder, where the amount is changed. */
  path: string;
};

export type DonorPageView = {
  email: string;
  /** The latest year in which money arrived, and its sum. */
  latest: { year: string; total: string } | null;
  years: YearView[];
  people: PersonView[];
  reminders: ReminderView[];
  namesShown: 'none' | 'some' | 'all';
};

export type DetailsForm = Record<'name' | 'address' | 'pan', string>;

/** What the page shows after one of its forms was sent. */
export type DonorPageOutcome = {
  msg?: string;
  isRefused: boolean;
  isWithdrawn?: boolean;
  /** The form with the details of a person, if it was refused. */
  details?: { person: string; values: DetailsForm; errors: Record<string, string> };
  /** The form that asks for a link: sent, or refused. */
  asked?: { email: string; isSent: boolean; error?: string };
};
