import { pluralIn } from '#src/messages/plural.ts';
import type en from './details.messages.en.ts';

const plural = pluralIn('hi');

const details: typeof en = {
  allEvents: 'सभी कार्यक्रम',
  facts: {
    when: 'कब',
    where: 'कहां',
    organiser: 'कौन कर रहा है',
    cost: 'खर्च',
    whoFor: 'किसके लिए',
    whatToBring: 'साथ लाएं',
    access: 'पहुंचने की सुविधा',
    languages: 'वहां बोली जाने वाली भाषा',
    contact: 'कुछ पूछना हो तो',
  },
  map: 'नक्शे में देखें',
  onlineHint: 'पंजीकरण करने पर लिंक मिलेगा।',
  stepFree: 'बिना सीढ़ी के जा सकते हैं',
  notStepFree: 'बिना सीढ़ी के जा सकते हैं या नहीं, यह संस्था से पूछ लें।',
  signLanguage: 'सांकेतिक भाषा',
  languageNames: { en: 'अंग्रेजी', gu: 'गुजराती', hi: 'हिंदी' },
  free: 'सीटें खाली हैं',
  few: 'थोड़ी ही सीटें बाकी हैं',
  seats: (capacity) => `कुल ${capacity} सीटें`,
  register: 'पंजीकरण करें',
  join: 'वेटिंग लिस्ट में जुड़ें',
  registerHint: 'दो मिनट का काम, अकाउंट नहीं चाहिए। टिकट मिलेगा और आप कभी भी रद्द कर सकते हैं।',
  until: (moment) => `${moment} तक पंजीकरण होगा।`,
  full: 'सारी सीटें भर गई हैं',
  fullHint: 'सीट खाली होने पर वेटिंग लिस्ट में से पहले को ईमेल मिलेगा और सीट लेने के लिए 24 घंटे मिलेंगे।',
  closed: 'पंजीकरण बंद हो गया',
  closedHint: 'अब भी आ सकते हैं या नहीं, यह संस्था से पूछ सकते हैं।',
  over: 'यह कार्यक्रम हो चुका है',
  cancelled: 'यह कार्यक्रम रद्द हो गया है',
  toCalendar: 'कैलेंडर में जोड़ें',
  shareText: (title, when, place) => `${title}\n${when}\n${place}\n`,
  more: 'इस संस्था के दूसरे कार्यक्रम',
  inDays: (days, shown) => plural(days, { one: `${shown} दिन बाद`, other: `${shown} दिन बाद` }),
};

export default details;
