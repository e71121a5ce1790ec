import type en from './responses.messages.en.ts';

export default {
  exportsUsedUp: 'आपने एक दिन में 30 फाइलें सहेजी हैं। काम के लिए ज्यादा चाहिए तो हमें लिखें।',
  readsUsedUp: 'आपने एक दिन में 300 अनुरोध पढ़े हैं।',
  peopleUsedUp:
    'आपने आज 500 लोगों के संपर्क देखे हैं। बाकी कल देख सकते हैं; पूरी सूची आप अभी अपने पासवर्ड से फाइल में सहेज सकते हैं।',
} satisfies Record<keyof typeof en, string>;
