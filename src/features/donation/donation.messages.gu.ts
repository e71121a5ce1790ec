import type en from './donation.messages.en.ts';

const donation: typeof en = {
  statuses: {
    created: 'હજી ચૂકવ્યું નથી',
    failed: 'ચુકવણી નિષ્ફળ',
    claimed: 'ચૂકવ્યું છે એમ કહે છે',
    refused: 'બેંકમાં મળ્યું નહીં',
    received: 'મળી ગયું',
    refunded: 'પાછું આપ્યું',
    cancelled: 'રદ કર્યું',
  },
  methods: {
    upi: 'UPI',
    gateway: 'કાર્ડ કે નેટબેંકિંગ',
    bankTransfer: 'બેંક ટ્રાન્સફર',
    cheque: 'ચેક',
    cash: 'રોકડ',
    kind: 'વસ્તુરૂપે',
  },
  natures: {
    others: 'બધાં કામ માટે',
    specificGrant: 'એક હેતુ માટે',
    corpus: 'કાયમી ફંડ માટે',
  },
  idKinds: {
    pan: 'PAN',
    taxNumber: 'બીજા દેશનો ટેક્સ નંબર',
    passport: 'પાસપોર્ટ',
    voter: 'મતદાર કાર્ડ',
    drivingLicence: 'ડ્રાઇવિંગ લાઇસન્સ',
    rationCard: 'રેશન કાર્ડ',
  },
  anonymous: 'નામ વગર',
};

export default donation;
