/** The page behind the link in a mail about a change, in the words of its language. */
export type StopChangeView = {
  state: 'open' | 'frozen' | 'over';
  ngo: { text: string; lang: string | undefined };
  change: string;
  isActive: boolean;
  isPast: boolean;
  requestedBy: string | null;
  requestedAt: string;
  /** Null if it waits for our team. */
  takesEffectAt: string | null;
  /** Whether it is about money, or about names and contact details. */
  isMoney: boolean;
  /** What is public now, in a line each. */
  current: string[];
};
