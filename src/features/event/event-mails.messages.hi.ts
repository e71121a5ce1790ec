import { pluralIn } from '#src/messages/plural.ts';
import type en from './event-mails.messages.en.ts';

const plural = pluralIn('hi');
const people = (size: number) => plural(size, { one: '1 व्यक्ति', other: `${size} लोगों` });

const eventMails: typeof en = {
  registered: {
    subject: 'आपका टिकट',
    subjectHeld: 'एक घंटे में खोलें: आपका टिकट',
    line: (title, size) => `“${title}” के लिए आपका पंजीकरण हो गया है, ${people(size)} के लिए।`,
    held: (title, size, time) =>
      `“${title}” में ${people(size)} के लिए सीट आपके लिए रखी है। ${time} तक लिंक खोल लें; उसके बाद वह दूसरों के लिए खाली हो जाएगी।`,
  },
  waiting: {
    subject: 'वेटिंग लिस्ट में',
    subjectHeld: 'एक घंटे में खोलें: आपका पंजीकरण',
    line: (title, size) =>
      `“${title}” में सीट भर गई है। आप ${people(size)} के लिए वेटिंग लिस्ट में हैं। सीट खाली होते ही हम लिखेंगे।`,
    held: (title, size, time) =>
      `आपने “${title}” में ${people(size)} के लिए जगह मांगी है। ${time} तक लिंक खोल लें: सीट खाली होगी तो मिल जाएगी, नहीं तो वेटिंग लिस्ट में आपकी जगह पक्की होगी।`,
  },
  offered: {
    subject: 'आपके लिए सीट खाली हुई',
    line: (title, size) => `“${title}” में ${people(size)} के लिए सीट खाली हुई है।`,
    until: (time) => `${time} तक ले लें। उसके बाद वह सीट सूची में अगले को मिलेगी।`,
    link: 'सीट लें',
  },
  offerOver: {
    subject: 'सीट किसी और को मिल गई',
    line: (title) => `“${title}” में आपके लिए रखी सीट अगले को मिल गई, क्योंकि लेने का समय पूरा हो गया।`,
    again: 'आप फिर पंजीकरण कर सकते हैं। सीट भरी होगी तो फिर वेटिंग लिस्ट में आएंगे।',
    link: 'कार्यक्रम देखें',
  },
  cancelled: {
    subject: 'आपका पंजीकरण रद्द हुआ',
    line: (title) => `“${title}” के लिए आपका पंजीकरण रद्द हो गया है। बताने के लिए धन्यवाद।`,
  },
  cancelledByNgo: {
    subject: 'आपका पंजीकरण रद्द हुआ',
    line: (title, ngo) => `${ngo} ने “${title}” के लिए आपका पंजीकरण रद्द किया है। कुछ पूछना हो तो उनसे पूछें।`,
  },
  added: {
    subject: 'आपके लिए: एक पंजीकरण',
    line: 'एक संस्था ने एक कार्यक्रम के लिए आपका पंजीकरण किया है और हमें यह ईमेल दिया है।',
    open: 'इस लिंक से आप कार्यक्रम देख सकते हैं, और पंजीकरण बदल या रद्द कर सकते हैं। जब तक आप इसे नहीं खोलते, हम इसके बारे में फिर नहीं लिखेंगे।',
    notMe: 'यह मैंने नहीं किया: मिटा दें',
  },
  notYet: 'यह अभी टिकट नहीं है।',
  ticket: (number) => `आपका नंबर: ${number}। दरवाजे पर यह नंबर या नीचे का कोड दिखाएं।`,
  code: (number) => `टिकट ${number} का कोड`,
  when: (time) => `कब: ${time}`,
  where: (place) => `कहां: ${place}`,
  join: (link) => `यहां से जुड़ें: ${link}`,
  change: 'इस लिंक से आप पंजीकरण देख, बदल या रद्द कर सकते हैं। न आ सकें तो रद्द कर दें: और लोग प्रतीक्षा में हैं।',
  link: 'टिकट खोलें',
  eventLink: 'कार्यक्रम देखें',
  small: 'अगर आपने पंजीकरण नहीं किया है तो किसी ने गलती से आपका ईमेल लिखा है। इस ईमेल पर ध्यान न दें।',
};

export default eventMails;
