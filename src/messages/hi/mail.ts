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
};

export default mail;
