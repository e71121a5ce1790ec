import type en from './responses.messages.en.ts';

export default {
  exportsUsedUp: 'आपने एक दिन में 30 फाइलें सहेजी हैं। काम के लिए ज्यादा चाहिए तो हमें लिखें।',
  readsUsedUp: 'आपने एक दिन में 300 अनुरोध पढ़े हैं।',
  searchesUsedUp: 'आज आपके अकाउंट से बहुत ज्यादा खोजा गया है। अपना पासवर्ड लिखें, तब आगे खोज पाएंगे।',
  peopleUsedUp:
    'आपने आज 500 लोगों के संपर्क देखे हैं। बाकी कल देख सकते हैं; पूरी सूची आप अभी अपने पासवर्ड से फाइल में सहेज सकते हैं।',
} satisfies Record<keyof typeof en, string>;
