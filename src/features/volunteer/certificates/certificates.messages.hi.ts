import { pluralIn } from '#src/messages/plural.ts';
import type en from './certificates.messages.en.ts';

const plural = pluralIn('hi');

const certificates: typeof en = {
  title: 'प्रमाणपत्र',
  headline: (count, shown) =>
    plural(count, {
      one: `${shown} प्रमाणपत्र दिया गया`,
      other: `${shown} प्रमाणपत्र दिए गए`,
    }),
  lead: 'अपने स्वयंसेवकों को उनके घंटों का प्रमाणपत्र देकर धन्यवाद कहें। उस पर एक नंबर होता है, जिसे कोई भी जांच सकता है।',
  search: 'खोजें: नाम या नंबर',
  nothingFits: 'ऐसा कोई प्रमाणपत्र नहीं',
  nothingFitsLead: 'कम शब्द लिखें, या सभी देखें।',
  all: 'सभी प्रमाणपत्र',
  empty: 'अभी कोई प्रमाणपत्र नहीं',
  emptyLead: 'पहले किसी शिफ्ट के घंटे पक्के करें। फिर यहां प्रमाणपत्र दें।',
  columns: {
    number: 'नंबर',
    name: 'नाम',
    hours: 'घंटे',
    period: 'अवधि',
    state: 'स्थिति',
    action: 'क्या करें',
  },
  days: (from, to) => `${from} से ${to}`,
  erased: (initials) => `${initials} (मिटाया गया)`,
  issuedOn: (day) => `${day} को दिया`,
  withdrawnOn: (day, reason) => `${day}: ${reason}`,
  fileOf: (name) => `${name} का PDF`,
  withdraw: 'वापस लें',
  withdrawDialog: {
    title: (number) => `प्रमाणपत्र ${number} वापस लें?`,
    lead: 'जो भी इसका नंबर जांचेगा, उसे दिखेगा कि यह वापस लिया गया है। इसे पलटा नहीं जा सकता।',
    reason: 'कारण',
    hint: 'इसे केवल आपकी संस्था देखती है।',
    confirm: 'वापस लें',
    keep: 'रहने दें',
  },
  issue: {
    button: 'प्रमाणपत्र दें',
    title: 'प्रमाणपत्र दें',
    find: 'स्वयंसेवक खोजें',
    findHint: 'स्वीकार किए गए स्वयंसेवक का नाम, मोबाइल नंबर या शहर',
    search: 'खोजें',
    nobody: 'ऐसा कोई स्वीकार किया गया स्वयंसेवक नहीं मिला।',
    volunteer: 'स्वयंसेवक',
    other: 'किसी और को चुनें',
    periodFrom: 'पहला दिन',
    periodTo: 'आखिरी दिन',
    hours: 'घंटे',
    confirmed: (shown) => `इस अवधि में ${shown} घंटे पक्के हैं।`,
    nothing: 'इस अवधि में कोई घंटे पक्के नहीं हैं। पहले उन्हें शिफ्ट में पक्का करें।',
    mailed: 'उन्हें प्रमाणपत्र तुरंत ईमेल से मिलेगा।',
    confirm: 'दें और भेजें',
  },
};
export default certificates;
