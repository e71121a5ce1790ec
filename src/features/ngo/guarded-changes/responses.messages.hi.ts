import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    contactsFrozen:
      'किसी ने कहा कि एक बदलाव आपने नहीं किया। जब तक हमारी टीम आपसे बात न कर ले, आप वही फोन नंबर, ईमेल और लिंक लिख सकते हैं जो आपके पेज पर हैं। यह वहां नहीं है: {0}',
    ngoSavedWaits: 'सहेज लिया। कुछ बातें बाद में दिखेंगी: कौन सी और कब से, यह फॉर्म में लिखा है।',
    ngoChangeWithdrawn: 'वापस ले लिया। आपका पेज जैसा है, वैसा ही रहेगा।',
  },
};
export default responses;
