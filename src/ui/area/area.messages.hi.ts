import { pluralIn } from '#src/messages/plural.ts';
import type en from './area.messages.en.ts';

const plural = pluralIn('hi');

const area: typeof en = {
  menu: 'मेन्यू',
  back: 'अपने अकाउंट पर लौटें',
  signOut: 'साइन आउट',
  cancel: 'रद्द करें',
  leaveIt: 'रहने दें',
  needsScript: 'इस हिस्से के लिए जावास्क्रिप्ट चाहिए। कृपया ब्राउजर में चालू करें।',

  closed: { title: 'यह हिस्सा आपके लिए बंद है', why: 'अपनी संस्था की स्थिति देखें', write: 'हमें लिखें' },
  signedOut: 'आप साइन आउट हो गए हैं।',
  numbers: ['एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ'],
  asCsv: 'CSV में',
  asXlsx: 'एक्सेल के लिए (XLSX)',
  confirm: {
    title: 'कृपया अपना पासवर्ड लिखें',
    lead: 'अपना पासवर्ड एक बार और लिखें, ताकि खुली रह गई स्क्रीन पर कोई और आपके नाम से यह न कर सके। साइन आउट न करें तो आधे घंटे तक हम फिर नहीं पूछेंगे।',
    fileLead:
      'अपना पासवर्ड एक बार और लिखें, ताकि खुली रह गई स्क्रीन पर कोई और आपके नाम से यह न कर सके। आपको इसका ईमेल मिलेगा, और आपके बाकी डिवाइस साइन आउट हो जाएंगे।',
    fileSaved: 'सेव हो गई। आपको इसका ईमेल भेजा है, और आपके बाकी डिवाइस साइन आउट हो गए हैं।',
    password: 'पासवर्ड',
    submit: 'आगे बढ़ें',
  },
  pages: { label: 'पेज', page: (page) => `पेज ${page}`, before: 'पिछला', after: 'अगला' },
  days: {
    short: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    today: 'आज',
    yesterday: 'कल',
    at: (day, time) => `${day}, ${time}`,
  },
  answerBy: {
    hours: (count, text) => plural(count, { one: 'एक घंटा बाकी', other: `${text} घंटे बाकी` }),
    soon: 'एक घंटे से कम बाकी',
    over: 'समय पूरा हुआ',
  },
  ngo: {
    label: 'आपकी संस्था',
    see: 'देखें कि लोगों को हमारा पेज कैसा दिखता है',
  },
  operations: {
    label: 'संचालन',
    team: 'टीम',
  },
};
export default area;
