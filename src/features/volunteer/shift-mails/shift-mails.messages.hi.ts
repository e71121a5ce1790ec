import type en from './shift-mails.messages.en.ts';

const mails: typeof en = {
  hello: (name) => `नमस्ते ${name},`,
  when: (time) => `कब: ${time}`,
  where: (place) => `कहां: ${place}`,
  reason: (reason) => `कारण: ${reason}`,
  was: 'यह इस तरह थी:',
  link: 'अपना पेज खोलें',
  small: 'यह लिंक सिर्फ आपकी है: जिसके पास यह है, वह आपका पेज खोल सकता है। किसी और को न दें।',
  invited: {
    subject: (title) => `क्या आप मदद कर सकते हैं? ${title}`,
    line: (title, ngo) => `${ngo} को स्वयंसेवक चाहिए: “${title}”।`,
    next: 'आ सकें तो अपने पेज पर शिफ्ट ले लें। न आ सकें तो कुछ नहीं करना है।',
  },
  added: {
    subject: (title) => `आपकी शिफ्ट: ${title}`,
    line: (title, ngo) => `${ngo} ने आपको “${title}” शिफ्ट में लिया है। धन्यवाद!`,
    next: 'न आ सकें तो अपने पेज पर शिफ्ट लौटा दें, ताकि कोई और ले सके।',
  },
  removed: {
    subject: (title) => `अब आपको नहीं आना है: ${title}`,
    line: (title, ngo) => `${ngo} ने आपको “${title}” शिफ्ट से हटा दिया है। आपको आने की जरूरत नहीं है।`,
    next: 'दूसरी शिफ्टें आपके पेज पर दिखती हैं। कुछ पूछना हो तो संस्था से पूछें।',
  },
  changed: {
    subject: (title) => `समय या जगह बदली: ${title}`,
    line: (title, ngo) => `${ngo} ने आपकी शिफ्ट “${title}” का समय या जगह बदली है। अब यह इस तरह है:`,
    next: 'अब न आ सकें तो अपने पेज पर शिफ्ट लौटा दें, ताकि कोई और ले सके।',
  },
  cancelled: {
    subject: (title) => `रद्द हुई: ${title}`,
    line: (title, ngo) => `${ngo} ने आपकी शिफ्ट “${title}” रद्द कर दी है। आपको आने की जरूरत नहीं है।`,
    next: 'मदद करने की इच्छा के लिए धन्यवाद। दूसरी शिफ्टें आपके पेज पर दिखती हैं।',
  },
  ngoLeft: 'संस्था अब सहाय पर नहीं है।',
  reminder: {
    subject: (title) => `आपकी शिफ्ट नजदीक है: ${title}`,
    line: (title, ngo) => `${ngo} “${title}” शिफ्ट में आपकी राह देखेंगे।`,
    next: 'न आ सकें तो अभी अपने पेज पर शिफ्ट लौटा दें, ताकि कोई और ले सके।',
  },
};

export default mails;
