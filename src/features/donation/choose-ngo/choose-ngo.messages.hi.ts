import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';
import type en from './choose-ngo.messages.en.ts';

const plural = pluralIn('hi');

const chooseNgo: typeof en = {
  title: 'आप किसे दान करना चाहते हैं?',
  pageTitle: (page) => `संस्था को दान करें, पेज ${page}`,
  description: 'गुजरात की जांची हुई संस्थाओं को UPI या बैंक ट्रांसफर से सीधे दान करें, बिना किसी फीस के।',
  lead: `इन संस्थाओं को हमारी टीम ने जांचा है। आपका दान सीधे उनके बैंक में जाता है: ${BRAND.name.hi} बीच में कुछ नहीं लेता।`,
  find: {
    words: 'आपके लिए क्या मायने रखता है?',
    example: 'आंखों का कैंप, स्कूल फीस, गाय',
    city: 'कहां?',
    anyCity: 'पूरा गुजरात',
  },
  narrow: 'फिल्टर करें',
  category: 'काम',
  removeFilter: 'यह फिल्टर हटाएं',
  count: (count, shown) =>
    plural(count, { one: `दान लेने वाली ${shown} संस्था`, other: `दान लेने वाली ${shown} संस्थाएं` }),
  give: 'दान करें ',
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  before: 'पिछला',
  after: 'अगला',
  empty: {
    heading: 'ऐसी कोई संस्था नहीं मिली',
    noneHeading: 'अभी कोई संस्था यहां दान नहीं लेती',
    search: (words) => `“${words}” के लिए यहां दान लेने वाली कोई संस्था नहीं मिली।`,
    filters: 'यहां दान लेने वाली कोई संस्था इन सभी फिल्टरों में नहीं आती।',
    none: 'संस्था अपने बैंक विवरण दे और हम उसे जांच लें, तो वह यहां दिखती है।',
    tip: 'एक ही शब्द लिखकर देखें, या दूसरी स्पेलिंग। गुजराती, हिंदी या अंग्रेजी अक्षरों में लिख सकते हैं।',
    unlisted: 'आपकी जानी हुई संस्था नहीं दिख रही? शायद वह अभी यहां दान नहीं लेती। उसके पेज पर फोन नंबर है।',
    all: 'दान लेने वाली सभी संस्थाएं देखें',
    removeFilter: (filter) => `“${filter}” फिल्टर हटाएं`,
    directory: 'सभी संस्थाओं में खोजें',
  },
};

export default chooseNgo;
