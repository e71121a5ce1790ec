import { pluralIn } from '#src/messages/plural.ts';
import type en from './applications.messages.en.ts';

const plural = pluralIn('hi');

const applications: typeof en = {
  title: 'स्वयंसेवक',
  waiting: (count, text) =>
    plural(count, { one: `${text} व्यक्ति मदद करना चाहते हैं`, other: `${text} लोग मदद करना चाहते हैं` }),
  people: (count, text) =>
    plural(count, {
      0: 'अभी आपके पास कोई स्वयंसेवक नहीं है',
      one: `आपके पास ${text} स्वयंसेवक है`,
      other: `आपके पास ${text} स्वयंसेवक हैं`,
    }),
  nobody: 'अभी किसी ने आवेदन नहीं किया है',
  lead: 'जल्दी फोन करें या लिखें: जो समय देना चाहता है, उसे जल्दी जवाब मिले तो अच्छा लगता है।',
  nobodyYet: 'कोई आवेदन नहीं',
  nobodyLead: 'आपकी संस्था के पेज पर लोग मदद की पेशकश कर सकते हैं। उनके आवेदन यहां दिखेंगे।',
  which: 'कौन से आवेदन',
  all: 'सभी',
  search: 'नाम, शहर, मोबाइल या ईमेल से खोजें',
  skill: 'हुनर',
  anySkill: 'कोई भी हुनर',
  matches: (count, text) => plural(count, { one: `${text} व्यक्ति`, other: `${text} लोग` }),
  nothingFits: 'कोई नहीं मिला',
  nothingFitsLead: 'कम शब्द लिखकर देखें, या सभी आवेदन देखें।',
  contact: 'संपर्क',
  appliedOn: (day) => `आवेदन: ${day}`,
  hours: (hours) => `अब तक के घंटे: ${hours}`,
  action: 'कदम',
  accept: 'स्वीकार करें',
  decline: 'मना करें',
  note: 'नोट',
  declineDialog: {
    title: (name) => `${name}: मना करना है?`,
    lead: 'उन्हें प्यार से लिखा ईमेल जाएगा कि अभी जगह नहीं है। आप बाद में अपना फैसला बदल सकते हैं।',
    places: 'आने वाली शिफ्टों में उनकी जगह खाली हो जाएगी।',
    sentence: 'आपकी ओर से एक वाक्य',
    hint: 'जैसा आप लिखेंगे, वैसा ही ईमेल में जाएगा। आवेदन के साथ हम इसे नहीं रखते।',
    confirm: 'मना करें और भेजें',
  },
  noteDialog: {
    title: (name) => `${name} पर नोट`,
    label: 'नोट',
    hint: 'सिर्फ आपकी संस्था के लोग इसे देखते हैं। कोई और भी लिखे तो आखिरी नोट रहता है। आधार नंबर न लिखें।',
    confirm: 'सहेजें',
  },
  file: 'फाइल में यहां की सूची के सभी लोग हैं, सभी पेजों के, संपर्क के साथ। संभालकर रखें।',
};

export default applications;
