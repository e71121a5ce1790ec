import type en from './detail.messages.en.ts';

const detail: typeof en = {
  allSchemes: 'सभी योजनाएं',
  category: 'प्रकार',
  beneficiary: 'लाभार्थी',
  gender: 'महिला / पुरुष',
  state: 'राज्य',
  offeredBy: 'देने वाली संस्था',
  government: 'सरकारी योजना',
  who: 'किसे मिल सकती है',
  age: 'उम्र',
  ages: (from, to) => `${from} से ${to} साल`,
  ageFrom: (age) => `${age} साल या उससे ज्यादा`,
  ageTo: (age) => `${age} साल तक`,
  income: 'परिवार की आय',
  incomeUpTo: (amount) => `पूरे परिवार की, साल में ${amount} तक`,
  conditions: 'शर्तें',
  documents: 'जरूरी दस्तावेज',
  noRules: 'यहां उम्र, आय या दस्तावेज नहीं बताए गए हैं। जाने से पहले संस्था से पूछें।',
  officialRules: 'उम्र, आय और दस्तावेज के नियम सरकारी वेबसाइट पर हैं।',
  register: 'पंजीकरण करें',
  registerHint: 'संस्था आपका पंजीकरण देखेगी और आपसे संपर्क करेगी।',
  learnMore: 'और जानें',
  learnMoreHint: 'अभी के नियम और आवेदन का तरीका सरकारी वेबसाइट पर हैं।',
  website: 'वेबसाइट पर और जानें',
  newTab: (host) => `${host}, नए टैब में खुलेगा`,
  finder: 'मुझे कौन सी योजनाएं मिल सकती हैं?',
  helpWith: 'समझ नहीं आ रहा कि आवेदन कैसे करें?',
  notFound: {
    title: 'योजना नहीं मिली',
    lead: 'हो सकता है कि लिंक पुराना हो या योजना बंद हो गई हो।',
    all: 'सभी योजनाएं देखें',
  },
};

export default detail;
