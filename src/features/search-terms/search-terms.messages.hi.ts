import type en from './search-terms.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const searches: typeof en = {
  title: 'खोजें',
  lead: 'लोग खोज में क्या लिखते हैं, उनके बारे में कुछ भी रखे बिना: न नाम, न जगह, न समय। शब्द तब दिखते हैं जब वे कम से कम पांच बार खोजे गए हों। क्लिक कम से कम इतने हैं, क्योंकि हर क्लिक गिना नहीं जा सकता।',
  tabs: { label: 'सूचियां', terms: 'खोजे गए शब्द', assigned: 'जोड़े गए शब्द' },
  words: 'इन शब्दों वाली',
  show: 'क्या दिखाएं',
  shows: {
    nothing: 'कुछ नहीं मिला',
    noClick: 'कुछ मिला, पर किसी ने खोला नहीं',
    all: 'सभी शब्द',
  },
  headline: {
    nothing: (count, shown) =>
      plural(count, { one: `${shown} खोज में कुछ नहीं मिलता`, other: `${shown} खोजों में कुछ नहीं मिलता` }),
    noClick: (count, shown) =>
      plural(count, { one: `${shown} खोज के बाद कोई क्लिक नहीं`, other: `${shown} खोजों के बाद कोई क्लिक नहीं` }),
    all: (count, shown) => plural(count, { one: `${shown} खोज`, other: `${shown} अलग-अलग खोजें` }),
  },
  days: 'समय',
  period: { 7: 'पिछले 7 दिन', 30: 'पिछले 30 दिन', 90: 'पिछले 90 दिन' },
  empty: 'दिखाने को कोई शब्द नहीं है',
  emptyLead: 'ज्यादा लंबा समय चुनें या दूसरे शब्द लिखें। शब्द यहां पांच खोजों के बाद दिखते हैं।',
  searched: 'खोजे गए शब्द',
  times: 'कितनी बार',
  nothing: 'कुछ नहीं मिला',
  clicked: 'क्लिक किया',
  share: (percent) => `${percent}%`,
  need: 'जरूरत',
  assign: 'जोड़ें',
  assignWords: (words) => `“${words}” को जोड़ें`,
  kinds: { ngo: 'संस्थाओं के लिए', scheme: 'योजनाओं के लिए' },
  scripts: { latin: 'अंग्रेजी अक्षर', gujarati: 'गुजराती अक्षर', devanagari: 'हिंदी अक्षर' },
  dialog: {
    title: (words) => `जो “${words}” लिखते हैं, उन्हें क्या चाहिए?`,
    lead: 'अब से खोज इन शब्दों का मतलब आपकी चुनी जरूरत मानेगी, शब्द किसी भी क्रम में और कैसे भी लिखे हों।',
    need: 'जरूरत',
    choose: 'जरूरत चुनें',
    others: 'अन्य',
    language: 'ये शब्द हैं',
    languages: { en: 'अंग्रेजी', roman: 'अंग्रेजी अक्षरों में गुजराती या हिंदी' },
    confirm: 'जोड़ें',
    busyWith: (need) => `वह है “${need}”।`,
  },
  wordsAssigned: (words, need) => `“${words}” लिखने पर अब “${need}” मिलेगा।`,
  undo: 'वापस लें',
  assigned: {
    headline: (count, shown) =>
      plural(count, { 0: 'जोड़े गए शब्द', one: `${shown} जोड़ा गया शब्द`, other: `${shown} जोड़े गए शब्द` }),
    lead: 'सबसे नया सबसे ऊपर। जो वापस लिया गया, वह भी सूची में रहता है, ताकि सबको दिखे कि किसने क्या किया।',
    words: 'शब्द',
    by: 'कब जोड़ा, किसने',
    state: 'स्थिति',
    inUse: 'चालू',
    removed: 'वापस लिया',
    inCatalogue: 'अब सूची की फाइलों में है',
    action: 'काम',
    remove: 'वापस लें',
    removeWords: (words) => `“${words}” को वापस लें`,
    again: 'फिर जोड़ें',
    againWords: (words) => `“${words}” को फिर जोड़ें`,
    onBy: (time, email) => `${time}, ${email}`,
    someone: 'पुराना अकाउंट',
    empty: 'अभी कोई शब्द नहीं जोड़ा गया',
    emptyLead: '‘खोजे गए शब्द’ पर जाएं और जिन शब्दों से कुछ नहीं मिलता, उनके पास ‘जोड़ें’ चुनें।',
    file: 'जरूरतों की फाइलों के लिए (YAML)',
  },
};
export default searches;
