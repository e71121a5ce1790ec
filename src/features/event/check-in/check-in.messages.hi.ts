import { pluralIn } from '#src/messages/plural.ts';
import type en from './check-in.messages.en.ts';

const plural = pluralIn('hi');

const checkIn: typeof en = {
  title: 'प्रवेश',
  pageTitle: (event) => `प्रवेश: ${event}`,
  toRegistrations: 'सभी पंजीकरण',
  inside: (inside, registered) => `${registered} में से ${inside} लोग आ गए हैं`,
  loadedAt: (time) => `सूची ${time} की है`,
  online: 'नेटवर्क चालू है। सब कुछ भेजा जा चुका है।',
  unsent: (count, text) =>
    plural(count, { one: `${text} प्रवेश भेजना बाकी है।`, other: `${text} प्रवेश भेजने बाकी हैं।` }),
  offline: 'नेटवर्क नहीं है। आप काम जारी रखें: प्रवेश इस फोन में रहते हैं और बाद में भेजे जाएंगे।',
  signedOut: 'आप साइन आउट हो गए हैं। काम जारी रखें। भेजने के लिए साइन इन करें।',
  signIn: 'साइन इन करें',
  refresh: 'सूची फिर से लाएं',
  scan: 'टिकट स्कैन करें',
  stopScan: 'कैमरा बंद करें',
  camera: 'कैमरे की तस्वीर',
  noCamera: 'कैमरा नहीं चल रहा। ब्राउजर में इस पेज को अनुमति दें, या नंबर लिखें।',
  number: 'टिकट पर लिखा नंबर',
  numberHint: 'जैसे EV-9QD3-7K',
  letIn: 'अंदर आने दें',
  badNumber: 'यह टिकट का नंबर नहीं है। वह EV से शुरू होता है और उसके बाद छह अक्षर या अंक होते हैं।',
  admitted: (name) => `${name} अंदर आ सकते हैं`,
  people: (count, text) => plural(count, { one: `${text} व्यक्ति`, other: `${text} लोग` }),
  already: (time) => `${time} पर अंदर आ चुके हैं`,
  alreadyText: 'यह टिकट पहले इस्तेमाल हो चुका है। नाम पूछें और सूची देखें।',
  waiting: 'वेटिंग लिस्ट में हैं',
  waitingText: 'इन्हें अभी सीट नहीं मिली है।',
  cancelled: 'रद्द',
  cancelledText: 'यह रद्द हुआ है, या लिंक कभी खोला नहीं गया। जगह हो तो अंदर आने दें और हाथ से जोड़ दें।',
  unlisted: 'इस फोन की सूची में नहीं है',
  unlistedText: (time) =>
    `सूची ${time} की है। अगर इन्होंने बाद में पंजीकरण किया है तो अंदर आने दें: नेटवर्क आते ही नंबर जांचा जाएगा।`,
  letInAnyway: 'फिर भी अंदर आने दें',
  problems: 'इन्हें देख लें',
  problem: {
    already: (ticket, time) => `${ticket}: इस टिकट से दूसरे दरवाजे पर ${time} पर कोई अंदर आ चुका था`,
    waiting: (ticket) => `${ticket}: वेटिंग लिस्ट में है, सीट नहीं मिली है`,
    cancelled: (ticket) => `${ticket}: रद्द हो चुका था`,
    unknown: (ticket) => `${ticket}: इस कार्यक्रम का ऐसा कोई टिकट नहीं है`,
  },
  latest: 'इस फोन से अंदर आए',
  privacy: (hours) => `नाम और टिकट नंबर सिर्फ इस फोन में रहते हैं और कार्यक्रम के ${hours} घंटे बाद मिटा दिए जाते हैं।`,
  erase: 'इस फोन से सूची मिटाएं',
  eraseTitle: 'सूची मिटानी है?',
  eraseText: 'नाम इस फोन से हट जाएंगे। जो भेजा जा चुका है वह कार्यक्रम में रहेगा।',
  eraseUnsent: 'कुछ प्रवेश भेजने बाकी हैं। वे खो जाएंगे। पहले नेटवर्क का इंतजार करें।',
  erased: 'इस फोन से सूची मिट गई है।',
  failed: {
    offline: 'नेटवर्क नहीं है। नेटवर्क होने पर यह पेज एक बार खोलें। फिर यह बिना नेटवर्क के चलेगा।',
    notFound: 'आपकी संस्था का ऐसा कोई कार्यक्रम नहीं है, या वह प्रकाशित नहीं हुआ है।',
    other: 'सूची नहीं आ सकी। फिर कोशिश करें।',
    signedOut: 'सूची लाने के लिए साइन इन करें।',
  },
  tryAgain: 'फिर कोशिश करें',
  blocked: 'यह ब्राउजर कुछ भी सहेजने नहीं देता, जैसे निजी विंडो में। सामान्य विंडो में खोलें।',
};

export default checkIn;
