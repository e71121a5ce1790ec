import type en from './donation.messages.en.ts';

const donation: typeof en = {
  statuses: {
    created: 'अभी भुगतान नहीं हुआ',
    failed: 'भुगतान विफल',
    claimed: 'कहते हैं कि भुगतान किया है',
    refused: 'बैंक में नहीं मिला',
    received: 'मिल गया',
    refunded: 'वापस किया',
    cancelled: 'रद्द',
  },
  methods: {
    upi: 'UPI',
    gateway: 'कार्ड या नेटबैंकिंग',
    bankTransfer: 'बैंक ट्रांसफर',
    cheque: 'चेक',
    cash: 'नकद',
    kind: 'वस्तु के रूप में',
  },
  natures: {
    others: 'सभी कामों के लिए',
    specificGrant: 'एक उद्देश्य के लिए',
    corpus: 'स्थायी फंड के लिए',
  },
  idKinds: {
    pan: 'PAN',
    taxNumber: 'दूसरे देश का टैक्स नंबर',
    passport: 'पासपोर्ट',
    voter: 'मतदाता कार्ड',
    drivingLicence: 'ड्राइविंग लाइसेंस',
    rationCard: 'राशन कार्ड',
  },
  anonymous: 'बिना नाम',
};

export default donation;
