/** Where gifts go, in one line. */
export default {
  account: (digits: string) => `account ending ${digits}`,
  ifsc: (code: string) => `IFSC ${code}`,
  upi: (id: string) => `UPI id ${id}`,
  foreign: 'for gifts from abroad',
  gateway: (keyId: string) => `Razorpay key ${keyId}`,
};
