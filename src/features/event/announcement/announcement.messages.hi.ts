import type en from './announcement.messages.en.ts';

const announcement: typeof en = {
  changed: {
    subject: 'आपके कार्यक्रम का समय या जगह बदली',
    line: (title, ngo) => `${ngo} ने “${title}” का समय या जगह बदली है। अब यह इस तरह है:`,
    ticket: (number) => `आपका पंजीकरण बना हुआ है। आपका नंबर वही है: ${number}।`,
    waiting: 'आप अब भी वेटिंग लिस्ट में हैं, उसी क्रम पर।',
    cannotCome: 'अगर अब न आ सकें तो नीचे के लिंक से रद्द कर दें: और लोग सीट की प्रतीक्षा में हैं।',
  },
  cancelled: {
    subject: 'आपका कार्यक्रम रद्द हुआ',
    line: (title, ngo) => `${ngo} ने “${title}” रद्द कर दिया है। हमें खेद है।`,
    reason: (reason) => `कारण: ${reason}`,
    was: 'यह इस तरह होने वाला था:',
    calendar: 'साथ की फाइल इसे आपके कैलेंडर से हटा देगी। आपको और कुछ नहीं करना है।',
  },
  ngoLeft: 'संस्था अब सहाय पर नहीं है।',
  news: {
    subject: 'आपके पंजीकरण के बारे में',
    line: 'जिस कार्यक्रम के लिए आपका पंजीकरण है, उसमें कुछ बदला है। अब क्या है, यह आपके टिकट पर दिखता है।',
  },
  message: {
    subject: (ngo, subject) => `${ngo}: ${subject}`,
    from: (ngo, title) => `“${title}” के बारे में ${ngo} की ओर से संदेश:`,
    small: 'आपने इस कार्यक्रम के लिए पंजीकरण किया है, इसलिए यह ईमेल मिला है।',
    end: 'और संदेश नहीं चाहिए, या यह मैंने नहीं किया',
  },
  join: (link) => `यहां से जुड़ें: ${link}`,
  ticketLink: 'टिकट खोलें',
  eventLink: 'कार्यक्रम देखें',
};

export default announcement;
