import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    askNeed: 'सूची में से जरूरत चुनें।',
    askPhraseLanguage: 'चुनें कि ये शब्द किस भाषा के हैं।',
    phraseAssigned: 'इस बीच हमारी टीम में से किसी ने ये शब्द जोड़ दिए। कुछ नहीं बदला गया।',
    phraseKnown: 'खोज इन शब्दों का मतलब पहले से यही जरूरत मानती है। शायद ऐसी संस्था की कमी है जो इसमें मदद करे।',
    phraseTaken: 'ये शब्द किसी और जरूरत के हैं, और खोज दोनों में फर्क नहीं कर पाएगी। वही जरूरत चुनें, या उसका कोई हिस्सा।',
    phraseRemovedBefore: 'ये शब्द पहले ही वापस ले लिए गए हैं।',
    phraseAssignedNow: 'खोज अब ये शब्द जानती है।',
    phraseRemoved: 'शब्द वापस ले लिए। खोज अब इनका मतलब यह जरूरत नहीं मानेगी।',
  },
};

export default responses;
