import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';

/** The actions of the page's buttons. */
export type StatusIntent =
  | 'begin'
  | 'find'
  | 'code'
  | 'open'
  | 'message'
  | 'safeContact'
  | 'contactedYes'
  | 'contactedNo'
  | 'helpedYes'
  | 'helpedNo'
  | 'askWithdraw'
  | 'withdraw'
  | 'askErase'
  | 'erase'
  | 'keep';

/** Actions that cannot be undone and need confirmation. */
export type FinalStep = 'withdraw' | 'erase';

/** Actions that the page confirms in words. */
export type ConfirmationKind =
  | 'codeSent'
  | 'messageSent'
  | 'safeContactChanged'
  | 'withdrawn'
  | 'contacted'
  | 'notContacted'
  | 'helped'
  | 'reopened'
  | 'staffNotified'
  | 'erased';

/**
 * If `reaching` is set, `safeContact` and `noMail` are as the person entered them, even if they are empty.
 */
export type StatusValues = Partial<
  Record<
    | 'reference'
    | 'userEmail'
    | 'userOTP'
    | 'otpForm'
    | 'pin'
    | 'userMobile'
    | 'message'
    | 'words'
    | 'reaching'
    | 'safeContact'
    | 'noMail',
    string
  >
>;

/**
 * The state of the page after a form was submitted. `find` asks for reference and mail address or PIN,
 * `prove` asks for a new code, `full` shows everything, and `withdraw` and `erase` ask for confirmation.
 */
export type StatusView = {
  step: 'find' | 'prove' | 'full' | FinalStep;
  /** Differs for every response. */
  turn: string;
  /** The entered values. */
  values: StatusValues;
  msg?: string;
  /** Error messages by field name. */
  errors: Record<string, string>;
  standing?: 'received' | 'answered';
  /** The sender has exceeded a rate limit. */
  isWaiting?: boolean;
  /** A code was sent. */
  isCodeSent?: boolean;
  /** The proof by the last code or PIN has expired. */
  isOld?: boolean;
  confirmation?: ConfirmationKind;
  full?: FullRequest;
};

/** The full status and the ticket needed to change it. */
export type FullRequest = {
  ticket: string;
  request: FullStatus;
  /** The city's name in the page's language. */
  city: string;
  /** The link that sends the number through WhatsApp, or null if somebody else may read the phone. */
  whatsApp: string | null;
};
