import ngo from '#src/features/ngo/guarded-changes/change-fields.messages.gu.ts';
import type en from './destination.messages.en.ts';

const destination: typeof en = {
  account: (digits) => `ખાતા નંબરના છેલ્લા આંકડા ${digits}`,
  ifsc: (code) => `IFSC ${code}`,
  upi: (id) => `UPI આઈડી ${id}`,
  foreign: 'વિદેશથી આવતાં દાન માટે',
  noChanges: 'બધું અત્યાર સુધી હતું તેમ જ છે.',
  parts: {
    accountHolder: 'ખાતેદારનું નામ',
    ifsc: 'IFSC',
    branch: 'શાખા',
    accountLast4: 'બીજો ખાતા નંબર',
    upiMasked: 'બીજું UPI આઈડી',
    keyId: 'બીજી Razorpay કી',
  },
  ngo,
  gateway: (keyId) => `Razorpay કી ${keyId}`,
};
export default destination;
