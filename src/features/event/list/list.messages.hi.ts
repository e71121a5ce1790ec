import { pluralIn } from '#src/messages/plural.ts';
import type en from './list.messages.en.ts';

const plural = pluralIn('hi');

const list: typeof en = {
  title: 'कार्यक्रम',
  pastTitle: 'हो चुके कार्यक्रम',
  monthTitle: (month) => `${month} के कार्यक्रम`,
  pageTitle: (title, page) => `${title}, पेज ${page}`,
  description: 'गुजरात की जांची हुई संस्थाओं के स्वास्थ्य शिविर, कक्षाएं, बैठकें और सेवा के दिन। ज्यादातर मुफ्त हैं।',
  lead: 'गुजरात की जांची हुई संस्थाओं के शिविर, कक्षाएं और बैठकें।',
  views: { label: 'क्या देखना है', list: 'आने वाले कार्यक्रम', month: 'महीने के हिसाब से', past: 'हो चुके' },
  find: {
    words: 'क्या ढूंढ रहे हैं?',
    example: 'आंखों का शिविर, रक्तदान, प्रशिक्षण',
    city: 'कहां?',
    anyCity: 'पूरा गुजरात',
  },
  narrow: 'फिल्टर करें',
  facets: { when: 'कब', how: 'कैसे', category: 'किसलिए' },
  when: { week: 'इस हफ्ते', month: 'इस महीने' },
  how: { inPerson: 'आमने-सामने', online: 'ऑनलाइन' },
  removeFilter: 'यह फिल्टर हटाएं',
  count: (count, shown) => plural(count, { one: `${shown} कार्यक्रम`, other: `${shown} कार्यक्रम` }),
  ofOne: 'एक संस्था के',
  of: (ngo) => `${ngo} के`,
  by: 'संस्था:',
  seats: {
    free: 'सीटें खाली हैं',
    few: 'थोड़ी ही सीटें बाकी',
    full: 'सीट भर गई: वेटिंग लिस्ट में नाम लिखवा सकते हैं',
    closed: 'पंजीकरण बंद हो गया',
  },
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  before: 'पिछला',
  after: 'अगला',
  calendar: {
    heading: 'आपके कैलेंडर में',
    text: 'ये कार्यक्रम आपके फोन या कंप्यूटर के कैलेंडर में, हर बदलाव के साथ।',
    link: 'मेरे कैलेंडर में जोड़ें',
  },
  month: {
    before: (month) => `← ${month}`,
    after: (month) => `${month} →`,
    label: 'दूसरे महीने',
    more: (count, shown) => plural(count, { one: `${shown} और`, other: `${shown} और` }),
    none: (month) => `${month} में अभी कोई कार्यक्रम नहीं है।`,
  },
  empty: {
    heading: 'ऐसा कोई कार्यक्रम नहीं मिला',
    search: (words) => `“${words}” के लिए कोई कार्यक्रम नहीं मिला।`,
    filters: 'इन सभी फिल्टर के साथ कोई कार्यक्रम नहीं मिला।',
    none: 'अभी कोई कार्यक्रम तय नहीं है।',
    tips: [
      'सिर्फ एक शब्द लिखें, या उसे दूसरी तरह से लिखें। गुजराती, हिंदी या अंग्रेजी अक्षर चलेंगे।',
      'पूरा गुजरात चुनें, या कोई दूसरा महीना देखें।',
    ],
    removeFilter: (filter) => `“${filter}” फिल्टर हटाएं`,
    all: 'सभी कार्यक्रम दिखाएं',
    past: 'हो चुके कार्यक्रम देखें',
  },
};

export default list;
