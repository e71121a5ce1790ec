import type en from './catalogue.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const list: typeof en = {
  title: 'योजनाएं',
  pageTitle: (page) => `योजनाएं, पेज ${page}`,
  description:
    'सरकार और संस्थाओं की योजनाएं: क्या मिलता है, किसे मिल सकता है और कैसे। गुजराती, हिंदी या अंग्रेजी अक्षरों में खोजें।',
  lead: 'सरकार और संस्थाएं क्या देती हैं, और किसे मिल सकता है।',
  finder: {
    heading: 'मुझे कौन सी योजनाएं मिल सकती हैं?',
    text: 'कुछ छोटे सवालों के जवाब दें और देखें कि आपको कौन सी योजनाएं मिल सकती हैं और क्यों। कुछ भी सहेजा नहीं जाता।',
    link: 'सवालों के जवाब दें',
  },
  find: {
    words: 'आपको क्या चाहिए?',
    example: 'घर, स्कॉलरशिप, अस्पताल',
    state: 'किस राज्य में?',
    anyState: 'कोई भी राज्य',
    allIndia: 'सिर्फ पूरे भारत की',
  },
  count: (count, shown) => plural(count, { one: `${shown} योजना`, other: `${shown} योजनाएं` }),
  narrow: 'फिल्टर करें',
  facets: { category: 'किसलिए', beneficiary: 'वर्ग', gender: 'किसके लिए' },
  removeFilter: 'यह फिल्टर हटाएं',
  offeredBy: 'देने वाली संस्था:',
  government: 'सरकारी योजना',
  ofOne: 'एक संस्था की',
  of: (ngo) => `${ngo} की`,
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  before: 'पिछला',
  after: 'अगला',
  thatIsAll: 'बस इतनी ही हैं।',
  noneFits: 'कोई ठीक नहीं लगी? मदद मांगें',
  empty: {
    heading: 'ऐसी कोई योजना नहीं मिली',
    search: (words) => `“${words}” के लिए कोई योजना नहीं मिली।`,
    filters: 'इन सभी फिल्टर के साथ कोई योजना नहीं मिली।',
    tips: [
      'सिर्फ एक शब्द लिखें, या उसे दूसरी तरह से लिखें। गुजराती, हिंदी या अंग्रेजी अक्षर चलेंगे।',
      'नाम की जगह लिखें कि क्या चाहिए: घर, पढ़ाई, इलाज, काम।',
    ],
    removeFilter: (filter) => `“${filter}” फिल्टर हटाएं`,
    all: 'सभी योजनाएं दिखाएं',
  },
};

export default list;
