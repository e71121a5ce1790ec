import ngo from '#src/features/ngo/guarded-changes/change-fields.messages.en.ts';
/** Where gifts go, in one line. */
export default {
  account: (digits: string) => `account ending ${digits}`,
  ifsc: (code: string) => `IFSC ${code}`,
  upi: (id: string) => `UPI id ${id}`,
  foreign: 'for gifts from abroad',
  /** What is different, in our words. */
  noChanges: 'Everything is as it was until now.',
  parts: {
    accountHolder: 'account holder',
    ifsc: 'IFSC',
    branch: 'branch',
    accountLast4: 'another account number',
    upiMasked: 'another UPI id',
    keyId: 'other Razorpay keys',
  },
  ngo,
  gateway: (keyId: string) => `Razorpay key ${keyId}`,
};
