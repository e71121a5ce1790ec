import type { QrCodeView } from '#src/ui/qr-code.tsx';
import type { TextView } from '#src/shared/indic/text-in-language.ts';

/** A line of bank details, to read and to copy. */
export type DetailView = {
  label: string;
  value: string;
  /** What is copied, if not the value. */
  copied?: string;
};

/** How a gift can be paid. */
export type WaysView = {
  upi: {
    link: string;
    code: QrCodeView;
    /** The name that the UPI app shows. */
    payee: string;
    upiId: string;
    amount: string;
  } | null;
  /** Why UPI is not offered, if the amount is the reason. */
  aboveLimit: string | null;
  account: DetailView[];
  /** Where the form for card and netbanking leads to. */
  gatewayPath: string | null;
};

/** What happened to a gift and what comes next. */
export type StepView = {
  key: string;
  title: string;
  time?: { at: string; text: string };
  state: 'done' | 'now' | 'next';
  text?: TextView;
};

/** The page of a donation, in the page's language. */
export type PaymentView = {
  reference: string;
  status: 'pay' | 'held' | 'claimed' | 'received' | 'refused' | 'refunded' | 'cancelled';
  title: string;
  lead: TextView | null;
  /** Something that the donor should know first. */
  note: string | null;
  ngo: { name: TextView; path: string | null; phone: string | null };
  /** Where the gift can be begun again. */
  givePath: string;
  /** Null if it cannot be paid now. */
  ways: WaysView | null;
  /** The form with the number of the payment; null if nothing can be claimed. */
  claim: {
    methods: ('upi' | 'bankTransfer')[];
    method: 'upi' | 'bankTransfer';
    utr: string;
    /** What happens then, and where the receipt goes. */
    next: string | null;
  } | null;
  steps: StepView[];
  receiptFile: string | null;
  thankYou: TextView | null;
  /** The page of the gift that corrects this one. */
  successorPath: string | null;
  canCancel: boolean;
};

/** What the last form did. */
export type PaymentOutcome = {
  msg?: string | undefined;
  isRefused: boolean;
  values: Record<string, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
};

export type PaymentPageView = { view: PaymentView | null };
