import { pluralIn } from '#src/messages/plural.ts';
import type en from './management.messages.en.ts';

const plural = pluralIn('hi');

const management: typeof en = {
  title: 'दान',
  headline: {
    waiting: (count, text) =>
      plural(count, {
        one: `${text} भुगतान आपको बैंक में देखना है`,
        other: `${text} भुगतान आपको बैंक में देखने हैं`,
      }),
    receipts: (count, text) =>
      plural(count, {
        one: `${text} रसीद दस्तखत के लिए रुकी है`,
        other: `${text} रसीदें दस्तखत के लिए रुकी हैं`,
      }),
    month: (amount) => `इस महीने ${amount} मिले`,
    quiet: 'कोई भुगतान देखना बाकी नहीं है',
    nothing: 'अभी कोई दान नहीं आया है',
  },
  lead: {
    waiting: 'हर भुगतान का नंबर अपने बैंक स्टेटमेंट से मिलाएं। आप मिला हुआ दर्ज करेंगे, तो दाता को रसीद जाएगी।',
    other: 'यहां के आपके पेज से मिला दान, और जो आप खुद जोड़ते हैं: नकद, चेक, वस्तुएं।',
  },
  add: 'दान जोड़ें',
  figures: {
    waiting: 'भुगतान बैंक में देखने बाकी',
    month: (month) => `${month} में मिले`,
    year: (year) => `${year} में मिले`,
    receipts: 'रसीदें दस्तखत के लिए बाकी',
  },
  unsigned: (count, text) =>
    plural(count, {
      one: `बताएं कि रसीद पर कौन दस्तखत करता है। फिर बाकी ${text} रसीद बन जाएगी।`,
      other: `बताएं कि रसीद पर कौन दस्तखत करता है। फिर बाकी ${text} रसीदें बन जाएंगी।`,
    }),
  sign: 'दस्तखत कौन करता है, लिखें',
  byMonth: {
    heading: 'हर महीने मिला दान',
    lead: (year) => `वित्तीय वर्ष ${year}, अप्रैल से मार्च। वापस दिया हुआ इसमें नहीं है।`,
    none: (year) => `${year} में अभी कुछ नहीं मिला है।`,
  },
  heading: 'दान की सूची',
  which: 'कौन से दान',
  all: 'सभी',
  search: 'खोजें: नाम, मोबाइल, ईमेल, भुगतान या रसीद नंबर',
  method: 'कैसे दिया',
  anyMethod: 'किसी भी तरह',
  purpose: 'उद्देश्य',
  anyPurpose: 'कोई भी उद्देश्य',
  year: 'वित्तीय वर्ष',
  anyYear: 'सभी साल',
  month: 'महीना',
  anyMonth: 'सभी महीने',
  matches: (_count, text) => `${text} दान`,
  manyMatches: (text) => `${text} से ज्यादा दान। एक शब्द और लिखें तो ढूंढना आसान होगा।`,
  worth: (amount) => `कुल ${amount}`,
  nothingYet: 'अभी दान नहीं है',
  nothingYetLead: 'दाताओं को आपका बैंक विवरण दिखने लगेगा, तो दान यहां दिखेंगे। नकद और चेक आप खुद जोड़ सकते हैं।',
  toBankDetails: 'बैंक विवरण',
  nothingFits: 'कोई दान नहीं मिला',
  nothingFitsLead: 'कम शब्द लिखकर देखें, या सभी दान देखें।',
  columns: {
    donor: 'दाता',
    amount: 'राशि',
    method: 'कैसे',
    day: 'तारीख',
    purpose: 'किस लिए',
    status: 'स्थिति',
  },
  givenBack: (amount) => `${amount} वापस दिए`,
  receipt: (number) => `रसीद ${number}`,
  choose: (name) => `${name}: यह भुगतान चुनें`,
  several: {
    chosen: (count, text) => plural(count, { 0: 'कुछ नहीं चुना', one: `${text} चुना`, other: `${text} चुने` }),
    all: 'इस पेज के सभी चुनें',
    open: 'चुने हुए मिल गए',
    title: (count, text) =>
      plural(count, {
        one: `क्या यह ${text} भुगतान आपके बैंक में है?`,
        other: `क्या ये ${text} भुगतान आपके बैंक में हैं?`,
      }),
    lead: 'दाताओं को रसीद जाएगी। जो बैंक में देखा हो, वही दर्ज करें।',
    confirm: 'हां, मिल गए',
    done: (count, text) =>
      plural(count, { 0: 'एक भी दर्ज नहीं हुआ', one: `${text} दर्ज हो गया`, other: `${text} दर्ज हो गए` }),
    lost: 'ये दर्ज नहीं हो सके:',
    close: 'बंद करें',
  },
  file: 'फाइल में यहां की पूरी सूची है, सभी पेजों की, दाताओं के संपर्क के साथ। PAN और दूसरे नंबर छिपे हैं। संभालकर रखें।',
};

export default management;
