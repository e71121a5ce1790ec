import ngo from '#src/features/ngo/guarded-changes/change-fields.messages.hi.ts';
import type en from './destination.messages.en.ts';

const destination: typeof en = {
  account: (digits) => `खाता संख्या के आखिरी अंक ${digits}`,
  ifsc: (code) => `IFSC ${code}`,
  upi: (id) => `UPI आईडी ${id}`,
  foreign: 'विदेश से आने वाले दान के लिए',
  noChanges: 'सब कुछ अब तक जैसा ही है।',
  parts: {
    accountHolder: 'खाताधारक का नाम',
    ifsc: 'IFSC',
    branch: 'शाखा',
    accountLast4: 'दूसरी खाता संख्या',
    upiMasked: 'दूसरी UPI आईडी',
    keyId: 'Razorpay की दूसरी कुंजियां',
  },
  ngo,
  gateway: (keyId) => `Razorpay की कुंजी ${keyId}`,
};
export default destination;
