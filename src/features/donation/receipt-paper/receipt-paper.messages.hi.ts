import type en from './receipt-paper.messages.en.ts';

const paper: typeof en = {
  title: 'दान की रसीद',
  plainTitle: 'रसीद',
  fileTitle: (number, name) => `रसीद ${number}: ${name}`,
  number: 'रसीद नंबर',
  issued: 'रसीद की तारीख',
  from: 'धन्यवाद सहित प्राप्त हुआ',
  amount: 'राशि',
  words: {
    rupees: (words, number) => `${words} ${number === 1 ? 'रुपया' : 'रुपये'} मात्र`,
    paise: (words, number) => `${words} ${number === 1 ? 'पैसा' : 'पैसे'} मात्र`,
    both: (rupees, paise) => `${rupees} रुपये और ${paise} पैसे मात्र`,
  },
  facts: {
    address: 'पता',
    paidBy: 'भुगतान',
    receivedOn: 'मिलने की तारीख',
    purpose: 'उद्देश्य',
    gift: 'क्या दिया',
    worth: 'मूल्य, जैसा बताया गया',
  },
  paidBy: (method, number) => (number === null ? method : `${method}, ${number}`),
  ngo: {
    pan: (pan) => `संस्था का PAN: ${pan}`,
    registration: (section, number) => `धारा ${section} के तहत मंजूरी: ${number}`,
    validity: (from, to) =>
      from && to ? `${from} से ${to} तक मान्य` : to ? `${to} तक मान्य` : from ? `${from} से मान्य` : '',
  },
  deductible: (section, act) =>
    `इस संस्था को दिया गया दान ${act} की धारा ${section} के तहत कर योग्य आय से घटाया जा सकता है।`,
  certificate: (form) =>
    `घटाने के लिए फॉर्म ${form} का प्रमाणपत्र भी चाहिए। वित्तीय वर्ष पूरा होने के बाद, जब संस्था विवरणी भरती है, तब वह आपको मिलता है।`,
  noId: (form) => `PAN नहीं बताया गया। उसके बिना फॉर्म ${form} का प्रमाणपत्र नहीं मिलेगा। संस्था को अपना PAN बताएं।`,
  plain: {
    cash: (limit) => `इस रसीद से आयकर में छूट नहीं मिलती: ${limit} से ज्यादा नकद पर छूट नहीं है।`,
    kind: 'इस रसीद से आयकर में छूट नहीं मिलती: वस्तु के रूप में दिए दान पर छूट नहीं है।',
    noRegistration: 'इस रसीद से आयकर में छूट नहीं मिलती: दान के दिन संस्था के पास इसकी मंजूरी नहीं थी।',
    noAddress: 'इस रसीद से आयकर में छूट नहीं मिलती: दाता का पता नहीं बताया गया।',
  },
  for: (ngo) => `${ngo} की ओर से`,
  signature: (name) => `${name} के हस्ताक्षर`,
  check: 'यह रसीद सही है या नहीं, यहां देखें:',
  code: 'यह रसीद सही है या नहीं, यह देखने के पते का QR कोड',
  cancelled: (day) => `${day} को रद्द की गई`,
  sample: 'नमूना, यह रसीद नहीं है',
  sampleDonor: { name: 'आशा पटेल', address: '5 स्टेशन रोड, राजकोट 360001' },
  year: {
    title: (year) => `वित्तीय वर्ष ${year} के दान`,
    fileTitle: (year, name) => `दान ${year}: ${name}`,
    donor: 'दाता',
    total: 'कुल',
    lead: 'रसीदें आगे के पेज पर हैं।',
    row: (day, ngo) => `${day} · ${ngo}`,
    receipt: (number) => `रसीद ${number}`,
  },
  mail: {
    subject: (ngo) => `${ngo} की ओर से आपकी रसीद`,
    received: (ngo, amount, day) => `धन्यवाद। ${ngo} को आपका ${amount} का दान ${day} को मिल गया है।`,
    receivedKind: (ngo, day) => `धन्यवाद। ${ngo} को आपका दान ${day} को मिल गया है।`,
    attached: (number) => `रसीद ${number} PDF के रूप में साथ है।`,
    opens: (number) => `रसीद ${number} नीचे दिए लिंक से खुलेगी।`,
    certificate: (form) =>
      `आयकर के लिए इसे संभालकर रखें। फॉर्म ${form} का प्रमाणपत्र वित्तीय वर्ष पूरा होने के बाद मिलेगा।`,
    allGifts: 'अपने सभी दान देखें, या जानकारी सुधारें',
    link: 'अपना दान देखें',
    checkLink: 'रसीद देखें',
    cancelled: {
      subject: (number) => `आपकी रसीद ${number} रद्द हुई है`,
      line: (ngo, number) => `${ngo} ने आपके दान की रसीद ${number} रद्द की है।`,
      next: 'अब इस रसीद का उपयोग न करें। नई रसीद होगी तो वह ईमेल से मिलेगी। कुछ पूछना हो तो संस्था को फोन करें।',
    },
  },
};

export default paper;
