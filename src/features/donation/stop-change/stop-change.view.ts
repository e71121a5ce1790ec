/** The page behind the link in a mail about a change, in the words of its language. */
export type StopChangeView = {
  state: 'open' | 'frozen' | 'over';
  ngo: { text: string; lang: string | undefined };
  change: string;
  isActive: boolean;
  isPast: boolean;
  requestedBy: string | null;
  requestedAt: string;
  takesEffectAt: string;
  /** Where gifts go now, in a line each. */
  current: string[];
};
