import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    askRating: 'पांच में से एक जवाब चुनें।',
    askMessage: 'आप जो कहना चाहते हैं वह लिखें।',
    messageLong: 'कृपया ज्यादा से ज्यादा 2,000 अक्षर लिखें।',
    tooManyMessages: 'यहां से बहुत सारे संदेश आए हैं। आपका लिखा कुछ भी खोया नहीं है।',
    feedbackSent: 'धन्यवाद। आपका संदेश हमें मिल गया है।',
    askAnswer: 'जवाब लिखें।',
    answerLong: 'कृपया ज्यादा से ज्यादा 4,000 अक्षर लिखें।',
    feedbackNoAddress: 'उन्होंने ईमेल नहीं दिया, इसलिए जवाब किसी तक नहीं पहुंचेगा। जवाब के बजाय इसे पूरा हुआ दर्ज करें।',
    feedbackMoved: 'टीम में कोई और पहले ही कर चुका है: इस संदेश का जवाब दिया जा चुका है या काम पूरा हो गया है।',
    feedbackAnswered: 'आपका जवाब ईमेल से जा रहा है।',
    feedbackFinished: 'पूरा हुआ, यह दर्ज कर लिया।',
  },
};

export default responses;
