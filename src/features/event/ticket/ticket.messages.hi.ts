import { pluralIn } from '#src/messages/plural.ts';
import type en from './ticket.messages.en.ts';

const plural = pluralIn('hi');

const ticket: typeof en = {
  title: 'आपका टिकट',
  states: {
    registered: 'आपका पंजीकरण हो गया है',
    waiting: 'आपका नाम वेटिंग लिस्ट में है',
    offered: 'आपके लिए सीट खाली हुई है',
    cancelled: 'यह पंजीकरण रद्द है',
    attended: 'आप आए थे',
  },
  eventCancelled: 'यह कार्यक्रम रद्द हो गया है',
  number: 'दरवाजे पर बताने का नंबर',
  code: (number) => `टिकट ${number} का कोड`,
  photograph: 'अभी इस पेज की फोटो ले लें। इसमें आपका नंबर है, और बदलने या रद्द करने का लिंक भी।',
  people: (count, shown) => plural(count, { one: `${shown} व्यक्ति`, other: `${shown} लोग` }),
  name: 'नाम',
  size: 'कितने लोग',
  join: 'ऑनलाइन जुड़ें',
  position: (count, shown) =>
    count === 0
      ? 'अब आपकी ही बारी है।'
      : plural(count, { one: `आपसे पहले ${shown} नाम है।`, other: `आपसे पहले ${shown} नाम हैं।` }),
  waitingText: 'सीट खाली होने पर ईमेल आएगा और सीट लेने के लिए 24 घंटे मिलेंगे, कार्यक्रम पास हो तो कम।',
  waitingNoEmail: 'सीट खाली हुई या नहीं, यह देखने के लिए इस पेज को फिर से खोलें।',
  offeredUntil: (moment) => `${moment} तक ले लें। उसके बाद वे दूसरों को मिलेंगी।`,
  take: 'सीट ले लें',
  change: 'लोगों की संख्या बदलें',
  changeSubmit: 'बदलें',
  cancel: 'पंजीकरण रद्द करें',
  cancelText: 'दूसरे लोग आपकी सीट का इंतजार कर रहे होंगे। रद्द करने के बाद वापस नहीं होगा, पर फिर से पंजीकरण कर सकते हैं।',
  cancelSubmit: 'हां, रद्द करें',
  closed: 'यह पंजीकरण अब बदला नहीं जा सकता।',
  toCalendar: 'कैलेंडर में जोड़ें',
  toEvent: 'कार्यक्रम देखें',
  notFound: 'यह टिकट नहीं मिला',
  notFoundText: 'लिंक अधूरा होगा, या कार्यक्रम के बाद टिकट मिटा दिया गया होगा। ईमेल का लिंक फिर से खोलें।',
  otherEvents: 'सभी कार्यक्रम देखें',
  emails: {
    title: 'आपके पंजीकरण के ईमेल',
    end: 'और संदेश नहीं चाहिए',
    endText:
      'तब संस्था इस कार्यक्रम के बारे में आपको और नहीं लिख सकेगी। पंजीकरण बना रहेगा, और समय या जगह बदलने पर हम फिर भी बताएंगे।',
    notMe: 'क्या यह आपने नहीं किया?',
    notMeText: 'अगर पंजीकरण आपने नहीं किया और आप आना नहीं चाहते, तो हम पंजीकरण और उसमें लिखा सब कुछ मिटा देंगे।',
    erase: 'यह मैंने नहीं किया: मिटा दें',
  },
};

export default ticket;
