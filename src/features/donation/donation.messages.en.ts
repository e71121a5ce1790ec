/** The words for donations that several screens use. */
export default {
  statuses: {
    created: 'Not paid yet',
    failed: 'Payment failed',
    claimed: 'Says it is paid',
    refused: 'Not found',
    received: 'Received',
    refunded: 'Given back',
    cancelled: 'Cancelled',
  },
  methods: {
    upi: 'UPI',
    gateway: 'Card or netbanking',
    bankTransfer: 'Bank transfer',
    cheque: 'Cheque',
    cash: 'Cash',
    kind: 'In kind',
  },
  natures: {
    others: 'For all work',
    specificGrant: 'For one purpose',
    corpus: 'For the corpus',
  },
  idKinds: {
    pan: 'PAN',
    taxNumber: 'Tax number of another country',
    passport: 'Passport',
    voter: 'Voter card',
    drivingLicence: 'Driving licence',
    rationCard: 'Ration card',
  },
  anonymous: 'No name',
};
