import type en from './receipt-paper.messages.en.ts';

const paper: typeof en = {
  title: 'દાનની રસીદ',
  plainTitle: 'રસીદ',
  fileTitle: (number, name) => `રસીદ ${number}: ${name}`,
  number: 'રસીદ નંબર',
  issued: 'રસીદની તારીખ',
  from: 'આભાર સહિત મળ્યું',
  amount: 'રકમ',
  words: {
    rupees: (words, number) => `${words} ${number === 1 ? 'રૂપિયો' : 'રૂપિયા'} પૂરા`,
    paise: (words, number) => `${words} ${number === 1 ? 'પૈસો' : 'પૈસા'} પૂરા`,
    both: (rupees, paise) => `${rupees} રૂપિયા અને ${paise} પૈસા પૂરા`,
  },
  facts: {
    address: 'સરનામું',
    paidBy: 'ચુકવણી',
    receivedOn: 'મળ્યાની તારીખ',
    purpose: 'હેતુ',
    gift: 'શું આપ્યું',
    worth: 'કિંમત, જણાવ્યા મુજબ',
  },
  paidBy: (method, number) => (number === null ? method : `${method}, ${number}`),
  ngo: {
    pan: (pan) => `સંસ્થાનું PAN: ${pan}`,
    registration: (section, number) => `કલમ ${section} હેઠળ મંજૂરી: ${number}`,
    validity: (from, to) =>
      from && to ? `${from}થી ${to} સુધી માન્ય` : to ? `${to} સુધી માન્ય` : from ? `${from}થી માન્ય` : '',
  },
  deductible: (section, act) => `આ સંસ્થાને આપેલું દાન ${act}ની કલમ ${section} હેઠળ કરપાત્ર આવકમાંથી બાદ મળી શકે છે.`,
  certificate: (form) =>
    `બાદ મેળવવા માટે ફોર્મ ${form}નું પ્રમાણપત્ર પણ જોઈએ. નાણાકીય વર્ષ પૂરું થયા પછી સંસ્થા પત્રક ભરે ત્યારે તે તમને મળે છે.`,
  noId: (form) => `PAN જણાવ્યું નથી. PAN વગર ફોર્મ ${form}નું પ્રમાણપત્ર નહીં મળે. સંસ્થાને તમારું PAN જણાવો.`,
  plain: {
    cash: (limit) => `આ રસીદથી આવકવેરામાં રાહત મળતી નથી: ${limit}થી વધુ રોકડ માટે રાહત નથી.`,
    kind: 'આ રસીદથી આવકવેરામાં રાહત મળતી નથી: વસ્તુરૂપે આપેલા દાન માટે રાહત નથી.',
    noRegistration: 'આ રસીદથી આવકવેરામાં રાહત મળતી નથી: દાનના દિવસે સંસ્થા પાસે તેની મંજૂરી ન હતી.',
    noAddress: 'આ રસીદથી આવકવેરામાં રાહત મળતી નથી: દાતાનું સરનામું જણાવ્યું નથી.',
  },
  for: (ngo) => `${ngo} વતી`,
  signature: (name) => `${name}ની સહી`,
  check: 'આ રસીદ સાચી છે કે નહીં તે અહીં જુઓ:',
  code: 'આ રસીદ સાચી છે કે નહીં તે જોવાના સરનામાનો QR કોડ',
  cancelled: (day) => `${day}ના રોજ રદ કરી`,
  sample: 'નમૂનો, આ રસીદ નથી',
  sampleDonor: { name: 'આશા પટેલ', address: '5 સ્ટેશન રોડ, રાજકોટ 360001' },
  year: {
    title: (year) => `નાણાકીય વર્ષ ${year}નાં દાન`,
    fileTitle: (year, name) => `દાન ${year}: ${name}`,
    donor: 'દાતા',
    total: 'કુલ',
    lead: 'રસીદો આગળના પેજ પર છે.',
    row: (day, ngo) => `${day} · ${ngo}`,
    receipt: (number) => `રસીદ ${number}`,
  },
  mail: {
    subject: (ngo) => `${ngo} તરફથી તમારી રસીદ`,
    received: (ngo, amount, day) => `આભાર. ${ngo}ને તમારું ${amount}નું દાન ${day}ના રોજ મળ્યું છે.`,
    receivedKind: (ngo, day) => `આભાર. ${ngo}ને તમારું દાન ${day}ના રોજ મળ્યું છે.`,
    attached: (number) => `રસીદ ${number} PDF તરીકે સાથે છે.`,
    opens: (number) => `રસીદ ${number} નીચેની લિંકથી ખૂલશે.`,
    certificate: (form) => `આવકવેરા માટે તેને સાચવી રાખો. ફોર્મ ${form}નું પ્રમાણપત્ર નાણાકીય વર્ષ પૂરું થયા પછી મળશે.`,
    allGifts: 'તમારાં બધાં દાન જુઓ, અથવા વિગત સુધારો',
    link: 'તમારું દાન જુઓ',
    checkLink: 'રસીદ જુઓ',
    cancelled: {
      subject: (number) => `તમારી રસીદ ${number} રદ થઈ છે`,
      line: (ngo, number) => `${ngo} સંસ્થાએ તમારા દાનની રસીદ ${number} રદ કરી છે.`,
      next: 'હવે આ રસીદનો ઉપયોગ ન કરો. નવી રસીદ હશે તો તે ઈમેલથી મળશે. કંઈ પૂછવું હોય તો સંસ્થાને ફોન કરો.',
    },
  },
};

export default paper;
