import { pluralIn } from '#src/messages/plural.ts';
import type en from './shifts.messages.en.ts';

const plural = pluralIn('hi');

const shifts: typeof en = {
  title: 'शिफ्टें',
  headline: (count, text) =>
    plural(count, {
      0: 'कोई शिफ्ट तय नहीं है',
      one: `${text} शिफ्ट आने वाली है`,
      other: `${text} शिफ्टें आने वाली हैं`,
    }),
  lead: 'कब और कहां मदद चाहिए, यह लिखें। स्वीकार किए हुए स्वयंसेवक बिना अकाउंट के अपने पेज पर शिफ्ट लेते हैं।',
  add: 'शिफ्ट जोड़ें',
  which: 'कौन सी शिफ्टें',
  lists: { upcoming: 'आने वाली', past: 'हो चुकी' },
  columns: { title: 'शिफ्ट', when: 'कब', people: 'स्वयंसेवक', action: 'कदम' },
  places: (taken, needed) => `${needed} में से ${taken}`,
  unconfirmed: (_count, text) => `${text} के घंटे दर्ज करने बाकी`,
  open: 'खोलें',
  edit: 'बदलें',
  statuses: { open: 'जगह है', full: 'भर गई', over: 'पूरी हुई', cancelled: 'रद्द' },
  empty: { upcoming: 'कोई शिफ्ट तय नहीं है', past: 'अभी कोई शिफ्ट पूरी नहीं हुई है' },
  emptyLead: {
    upcoming: 'एक जोड़ें, फिर अपने स्वयंसेवकों को बताएं।',
    past: 'शिफ्ट पूरी होने पर यहां आती है। तब आप घंटे दर्ज कर सकते हैं।',
  },
  editor: {
    add: 'शिफ्ट जोड़ें',
    edit: 'शिफ्ट बदलें',
    addLead: 'सारे समय भारतीय हैं। स्वीकार किए हुए स्वयंसेवकों को शिफ्ट तुरंत दिखेगी।',
    editLead: 'समय या जगह बदलें तो शिफ्ट लेने वालों को ईमेल जाएगा।',
    cancelled: 'यह शिफ्ट रद्द हो चुकी है, इसलिए बदली नहीं जा सकती।',
    back: 'सभी शिफ्टें',
    backToShift: 'शिफ्ट पर वापस',
    confirmAdd: 'शिफ्ट जोड़ें',
    save: 'सहेजें',
    noEvent: 'कोई कार्यक्रम नहीं',
    fields: {
      title: 'क्या करना है',
      details: 'विवरण',
      place: 'कहां',
      day: 'दिन',
      startTime: 'कब से',
      endTime: 'कब तक',
      needed: 'कितने लोग चाहिए',
      eventId: 'किस कार्यक्रम के लिए',
    },
    hints: {
      title: 'जैसे: आंखों के कैंप में लोगों का स्वागत करना',
      details: 'क्या लाना या पहनना है और किससे मिलना है। आधार नंबर न लिखें।',
      place: 'जैसे: टाउन हॉल, रेसकोर्स रोड, राजकोट',
      needed: '1 से 1,000',
    },
    draft: 'आपने पिछली बार यह लिखा था, पर सहेजा नहीं था।',
    discard: 'हटा दें',
    conflict: {
      heading: 'इस बीच आपकी संस्था से किसी ने यह शिफ्ट सहेजी',
      lead: 'आपने जो लिखा, वह नीचे ही है। उनके यहां यह अलग है:',
      theirs: (label) => `${label}:`,
      empty: 'कुछ नहीं',
      take: 'उनका लें',
      saveMine: 'नीचे का रखने के लिए फिर से सहेजें।',
    },
  },
  moved: {
    title: 'समय या जगह बदलनी है?',
    mails: (_count, text) => `शिफ्ट लेने वाले ${text} स्वयंसेवकों को ईमेल जाएगा।`,
    confirm: 'सहेजें और भेजें',
    back: 'फॉर्म पर वापस',
  },
};

export default shifts;
