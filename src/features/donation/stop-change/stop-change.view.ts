/** A change, who asked for it, and what it would replace. */
export type ShownChange = {
  change: string;
  requestedBy: string | null;
  requestedAt: string;
  /** Null if it waits for our team. */
  takesEffectAt: string | null;
  /** Whether it is about money, or about names and contact details. */
  isMoney: boolean;
  /** What is public now, in a line each. Null if the change above it has the same. */
  current: string[] | null;
};

/** The page behind the link in a mail about a change, in the words of its language. */
export type StopChangeView = {
  state: 'open' | 'frozen' | 'over';
  ngo: { text: string; lang: string | undefined };
  /** What the mail was about. It is among `waiting` too if it waits. */
  own: ShownChange;
  isActive: boolean;
  isPast: boolean;
  /** Who removed it, and when, if somebody of the NGO did. */
  removal: { by: string | null; at: string } | null;
  /** What is about money first. */
  waiting: ShownChange[];
};
