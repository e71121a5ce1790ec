import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../messages.tsx';

const mail: Catalogue['mail'] = {
  signature: `${BRAND.name.hi}, गुजरात की संस्थाओं से मदद। कृपया इस मेल का जवाब न दें।`,
  code: {
    subject: 'आपका कोड',
    line: 'आपका कोड है:',
    small: (minutes: string) =>
      `यह ${minutes} मिनट तक और एक ही बार काम करेगा। किसी को न बताएं। आपने नहीं मंगाया तो कुछ न करें।`,
  },
  passwordReset: {
    subject: 'नया पासवर्ड',
    line: 'किसी ने, शायद आपने, नया पासवर्ड मांगा है। यह लिंक वहां ले जाएगा:',
    link: 'नया पासवर्ड चुनें',
    small: (minutes: string) =>
      `यह लिंक ${minutes} मिनट तक और एक ही बार काम करेगा। आपने नहीं मांगा तो कुछ न करें: आपका पासवर्ड वही रहेगा।`,
  },
  passwordChanged: {
    subject: 'आपका पासवर्ड बदल गया',
    line: 'आपका पासवर्ड अभी बदला गया है और सभी डिवाइस साइन आउट हो गए हैं। आपने नहीं बदला तो तुरंत नया चुनें:',
    link: 'नया पासवर्ड चुनें',
  },
  /** What staff or an admin decided about an NGO. */
  checking: {
    reason: (reason: string) => `कारण: ${reason}`,
    verify: {
      subject: (name: string) => `${name} की जांच हो गई`,
      line: (name: string) => `हमने ${name} के कागज जांच लिए हैं। अब पेज पर आज की तारीख के साथ यह लिखा है।`,
      next: 'कोई कागज बदले या उसकी तारीख पूरी हो, तो नया दर्ज करें: उसकी फिर जांच होगी।',
      link: 'पेज देखें',
    },
    sendBack: {
      subject: (name: string) => `${name} के कागज कृपया फिर से देखें`,
      line: (name: string) => `हम ${name} के कागजों की पुष्टि अभी नहीं कर सके।`,
      next: 'कृपया अपने हिस्से में इसे सुधारें और फिर से जांच के लिए भेजें।',
      link: 'मेरे हिस्से में जाएं',
    },
    suspend: {
      subject: (name: string) => `${name} को रोका गया है`,
      line: (name: string) => `${name} का पेज अभी नहीं दिखाया जा रहा है।`,
      next: 'आप अब भी साइन इन करके गलती सुधार सकते हैं।',
      link: 'मेरे हिस्से में जाएं',
    },
    unsuspend: {
      subject: (name: string) => `${name} पर से रोक हट गई`,
      line: (name: string) => `${name} पर से रोक हटा दी गई है। उसकी स्थिति फिर पहले जैसी है।`,
      next: '',
      link: 'आगे बढ़ें',
    },
    delete: {
      subject: (name: string) => `${name} को हटा दिया गया`,
      line: (name: string) =>
        `एडमिन ने ${name} को हटा दिया है। उसका पेज अब नहीं है और उसके लोग साइन इन नहीं कर सकते।`,
      next: '30 दिन तक एडमिन उसे वापस ला सकते हैं। उसके बाद उसके लोगों के खाते, फोटो और संपर्क मिटा दिए जाएंगे।',
      link: '',
    },
    restore: {
      subject: (name: string) => `${name} वापस आ गई`,
      line: (name: string) => `एडमिन ने ${name} को वापस ला दिया है। आप फिर से साइन इन कर सकते हैं।`,
      next: '',
      link: 'आगे बढ़ें',
    },
    claimAccepted: {
      subject: (name: string) => `अब ${name} आप संभालते हैं`,
      line: (name: string) => `हमने मान लिया है कि ${name} आपकी है। इस ईमेल और अपने चुने हुए पासवर्ड से साइन इन करें।`,
      link: 'साइन इन करें',
    },
    claimDeclined: {
      subject: (name: string) => `${name} पर आपके दावे के बारे में`,
      line: (name: string) => `हम इसकी पुष्टि नहीं कर सके कि ${name} आपकी है। आपका चुना हुआ पासवर्ड मिटा दिया गया है।`,
    },
    personAdded: {
      subject: (name: string) => `${name} के लिए कोई नया व्यक्ति साइन इन करेगा`,
      line: (name: string, person: string) =>
        `अब ${person} भी ${name} के लिए साइन इन कर सकते हैं: हमारी टीम ने मंजूरी दी है। यह गलत हो तो हमें तुरंत बताएं।`,
    },
  },
};

export default mail;
