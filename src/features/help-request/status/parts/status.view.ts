import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';

/** What a button of the page asks for. */
export type StatusIntent =
  | 'begin'
  | 'find'
  | 'code'
  | 'open'
  | 'message'
  | 'safeContact'
  | 'helpedYes'
  | 'helpedNo'
  | 'askWithdraw'
  | 'withdraw'
  | 'askErase'
  | 'erase'
  | 'keep';

/** What cannot be undone, and is asked for twice. */
export type FinalStep = 'withdraw' | 'erase';

/** What was done, to be confirmed in words. */
export type DoneStep =
  'codeSent' | 'written' | 'safeContactChanged' | 'withdrawn' | 'helped' | 'reopened' | 'toldTeam' | 'erased';

/** `reaching` says that `safeContact` and `noMail` are as typed, also where they are empty. */
export type StatusValues = Partial<
  Record<
    | 'reference'
    | 'userEmail'
    | 'userOTP'
    | 'otpForm'
    | 'message'
    | 'words'
    | 'reaching'
    | 'safeContact'
    | 'noMail',
    string
  >
>;

/**
 * What the page shows when a form of it comes back: `find` asks for number and address, `prove` for a fresh code, `full` shows
 * everything, `withdraw` and `erase` ask before they are done.
 */
export type StatusView = {
  step: 'find' | 'prove' | 'full' | FinalStep;
  /** Another answer has another one. */
  turn: string;
  /** What was typed. */
  values: StatusValues;
  msg?: string;
  /** Field name to sentence. */
  errors: Record<string, string>;
  standing?: 'received' | 'answered';
  /** Too much was asked for from here. */
  isWaiting?: boolean;
  /** A code is on its way, or was. */
  isSent?: boolean;
  /** The time for which the code was good is over. */
  isOld?: boolean;
  done?: DoneStep;
  shown?: ShownRequest;
};

/** Everything, with what changing it takes. */
export type ShownRequest = {
  ticket: string;
  request: FullStatus;
  /** The town, as readers of the page's language call it. */
  city: string;
};
