import type en from './receipt-check.messages.en.ts';

const receiptCheck: typeof en = {
  title: 'रसीद जांचें',
  lead: 'हर रसीद पर एक कोड होता है, जैसे RC-9QD3-73XM-2FHP। रसीद असली है या नहीं, यह देखने के लिए कोड यहां लिखें।',
  toList: 'दान लेने वाली संस्थाएं',
  field: 'रसीद पर लिखा कोड',
  submit: 'जांचें',
  codeRequired: 'रसीद पर लिखा कोड लिखें।',
  valid: 'यह रसीद सही है',
  cancelled: 'यह रसीद रद्द है',
  counts: 'इस साइट से जारी हुई है, और रद्द नहीं है',
  cancelledOn: (day) => `${day} को रद्द हुई। अब मान्य नहीं है।`,
  ngo: 'संस्था',
  number: 'नंबर',
  amount: 'राशि',
  receivedOn: 'मिलने की तारीख',
  initials: 'दान देने वाले के नाम के पहले अक्षर',
  deduction: 'कर में छूट',
  deductible: 'रसीद कहती है कि दान पर कर में छूट ली जा सकती है।',
  notDeductible: 'रसीद कर में छूट का दावा नहीं करती।',
  privacy: 'इन बातों को रसीद से मिलाएं। पूरा नाम हम यहां नहीं दिखाते।',
  notFound: 'यह कोड हमारे पास नहीं है',
  notFoundText: 'इस कोड वाली कोई रसीद नहीं है। रसीद से एक-एक अक्षर मिलाएं: उसमें 0, O, 1, I या L नहीं होते।',
  another: 'दूसरी रसीद जांचें',
};

export default receiptCheck;
