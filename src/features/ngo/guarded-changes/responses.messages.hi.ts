import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    ngoSavedWaits: 'सहेज लिया। नया नाम और संपर्क के नए विवरण बाद में दिखेंगे: कब से, यह फॉर्म में लिखा है।',
    ngoChangeWithdrawn: 'वापस ले लिया। आपका पेज जैसा है, वैसा ही रहेगा।',
    confirmContacts: 'इसे बदलने के लिए आपका पासवर्ड चाहिए। यह पेज फिर से खोलें, फिर दोबारा बदलें।',
  },
};
export default responses;
