import { pluralIn } from '#src/messages/plural.ts';
import type en from './registrations.messages.en.ts';

const plural = pluralIn('hi');

const registrations: typeof en = {
  title: (event) => `${event} के पंजीकरण`,
  people: (count, text) =>
    plural(count, { one: 'एक व्यक्ति का पंजीकरण हुआ है', other: `${text} लोगों का पंजीकरण हुआ है` }),
  cancelled: (count, text) =>
    count === 0 ? 'यह कार्यक्रम रद्द हो गया है' : `यह कार्यक्रम रद्द हो गया है, साथ में ${text} पंजीकरण भी रद्द हैं`,
  nobody: 'अभी किसी ने पंजीकरण नहीं किया है',
  nobodyLead: 'कार्यक्रम का पेज उन लोगों को भेजें जो आना चाहें, या खुद उन्हें जोड़ें।',
  links: {
    all: 'सभी कार्यक्रम',
    edit: 'कार्यक्रम बदलें',
    page: 'पेज देखें',
    checkIn: 'चेक-इन',
  },
  stats: {
    registered: 'पंजीकृत लोग',
    waiting: 'प्रतीक्षा में लोग',
    attended: 'आए हुए लोग',
    held: 'इनमें से लिंक अभी नहीं खोला',
    seatsLeft: 'खाली सीटें',
  },
  which: 'कौन से पंजीकरण',
  all: 'सभी',
  search: 'खोजें: नाम, टिकट, मोबाइल या ईमेल',
  partySize: 'साथ में कितने लोग',
  anySize: 'कितने भी',
  sizes: (count) => plural(count, { one: '1 व्यक्ति', other: `${count} लोग` }),
  matches: (count, text) => plural(count, { one: 'एक पंजीकरण', other: `${text} पंजीकरण` }),
  moreThan: (text) => `${text} से ज्यादा पंजीकरण`,
  nothingFits: 'कोई पंजीकरण नहीं मिला',
  nothingFitsLead: 'कम शब्द लिखकर देखें, या सभी देखें।',
  contact: 'संपर्क',
  action: 'क्या करें',
  place: (place) => `क्रम ${place}`,
  offeredUntil: (time) => `${time} तक सीटें उनके लिए रखी हैं`,
  heldUntil: (time) => `लिंक नहीं खोला, ${time} तक सीट रखी है`,
  placeUntil: (time) => `लिंक नहीं खोला, ${time} तक जगह बनी रहेगी`,
  needsYou: 'इसी इंटरनेट कनेक्शन से बहुत लोगों ने पंजीकरण किया है: सीट आप खुद दें',
  ofMobile: (count) => `इस नंबर से बिना ईमेल के ${count} पंजीकरण`,
  cameAt: (time) => `${time} आए`,
  byNgo: 'आपने जोड़ा',
  cancelledBy: {
    person: 'उन्होंने खुद किया',
    ngo: 'आपने किया',
    offer: 'रखी हुई सीटें नहीं लीं',
    event: 'कार्यक्रम के साथ',
    hold: 'लिंक नहीं खोला',
  },
  noEmail: 'ईमेल नहीं',
  mark: 'आ गए',
  takeBack: 'वापस लें',
  moveUp: 'सीटें दें',
  cancel: 'रद्द करें',
  cancelDialog: {
    title: (name) => `${name} का पंजीकरण रद्द करें?`,
    lead: 'उनकी सीटें प्रतीक्षा करने वालों को मिलेंगी। इसे वापस नहीं किया जा सकता।',
    mailed: 'उन्हें इसका ईमेल जाएगा।',
    notMailed: 'उन्होंने ईमेल नहीं दिया है: कृपया फोन करें।',
    confirm: 'हां, रद्द करें',
    keep: 'रहने दें',
  },
  add: {
    button: 'खुद जोड़ें',
    title: 'किसी को खुद जोड़ें',
    lead: (seats, text) =>
      plural(seats, {
        0: 'सभी सीटें भर गई हैं: वे वेटिंग लिस्ट में जाएंगे।',
        one: 'एक सीट खाली है। ज्यादा लोग हों तो वेटिंग लिस्ट में जाएंगे।',
        other: `${text} सीटें खाली हैं। इससे ज्यादा लोग हों तो वेटिंग लिस्ट में जाएंगे।`,
      }),
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल',
    emailHint: 'टिकट के लिंक वाला एक ईमेल इसी पर जाएगा। न हो तो उन्हें टिकट का नंबर बता दें।',
    partySize: 'कितने लोग',
    nameRequired: 'नाम लिखें।',
    confirm: 'जोड़ें',
  },
  file: 'फाइलों में यहां के सभी लोग हैं, हर पेज के, उनके संपर्क के साथ। इन्हें संभालकर रखें।',
  mail: {
    button: 'लोगों को लिखें',
    title: 'लोगों को लिखें',
    to: 'किसे',
    audiences: {
      all: 'सभी, जिन्होंने रद्द नहीं किया',
      registered: 'पंजीकृत',
      waiting: 'वेटिंग लिस्ट वाले',
      attended: 'जो आए थे',
    },
    reached: (count, text) => plural(count, { 0: 'कोई ईमेल नहीं', one: '1 ईमेल', other: `${text} ईमेल` }),
    subject: 'विषय',
    text: 'संदेश',
    textHint: 'समय, जगह और टिकट का लिंक अपने आप जुड़ जाते हैं। आधार नंबर न लिखें।',
    look: 'पहले देख लें',
    left: (count) =>
      plural(count, {
        0: 'आप एक दिन में 10 संदेश लिख चुके हैं। कल फिर लिख सकते हैं।',
        one: 'आज आप एक और संदेश भेज सकते हैं।',
        other: `आज आप ${count} और संदेश भेज सकते हैं।`,
      }),
    preview: (count, text, audience) =>
      plural(count, {
        one: `एक व्यक्ति को यह ईमेल मिलेगा (${audience}):`,
        other: `${text} लोगों को यह ईमेल मिलेगा (${audience}):`,
      }),
    nobody: 'इस समूह में संदेश किसी तक नहीं पहुंचेगा।',
    unreached: (count, text) =>
      plural(count, { one: `${text} व्यक्ति को नहीं मिलेगा:`, other: `${text} लोगों को नहीं मिलेगा:` }),
    reasons: {
      unopened: (text) => `ईमेल में आया टिकट अभी नहीं खोला: ${text}`,
      unsubscribed: (text) => `और संदेश नहीं चाहते: ${text}`,
      noEmail: (text) => `ईमेल नहीं दिया: ${text}`,
    },
    proof: 'संदेश उन्हीं को जाते हैं जिन्होंने अपने ईमेल में टिकट खोला है। इस तरह किसी को बिना चाहे ईमेल नहीं मिलता।',
    mailsLeft: (text) => `सभी कार्यक्रमों और शिफ्टों को मिलाकर आज आप ${text} और लोगों को लिख सकते हैं।`,
    send: 'अभी भेजें',
    change: 'बदलें',
    sent: 'अब तक के संदेश',
    progress: (sent, total) => `${total} में से ${sent}`,
    statuses: { running: 'भेजा जा रहा है', done: 'भेज दिया', stopped: 'रोक दिया' },
    another: 'एक और लिखें',
    stop: 'रोकें',
    close: 'बंद करें',
  },
};

export default registrations;
