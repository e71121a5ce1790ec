/** What the page shows to whoever checks a certificate. */
export type CheckView = {
  number: string;
  isWithdrawn: boolean;
  initials: string;
  hours: string;
  period: string;
  ngo: { text: string; lang: string | undefined; path: string | null };
};

/** Null without a number; the number as it was typed if there is no such certificate. */
export type CheckPageView = { view: CheckView | null; unknown: string | null };
