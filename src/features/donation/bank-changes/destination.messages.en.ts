import ngo from '#src/features/ngo/guarded-changes/change-fields.messages.en.ts';
/** Where gifts go, in one line. */
export default {
  account: (digits: string) => `account ending ${digits}`,
  ifsc: (code: string) => `IFSC ${code}`,
  upi: (id: string) => `UPI id ${id}`,
  foreign: 'for gifts from abroad',
  ngo,
  gateway: (keyId: string) => `Razorpay key ${keyId}`,
};
