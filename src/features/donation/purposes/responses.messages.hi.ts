import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    purposeTitleRequired: 'किस लिए दान चाहिए, वह लिखें।',
    purposeGoalLarge: 'ज्यादा से ज्यादा ₹99,99,99,999। राशि फिर से देख लें।',
    purposeDayWrong: 'दिन चुनें, या खाली छोड़ें।',
    purposeDayPast: 'यह दिन बीत चुका है। बाद का दिन चुनें, या खाली छोड़ें।',
  },
  answers: {
    purposesFull: 'आपके 50 उद्देश्य पहले से चालू हैं। पहले एक बंद करें।',
    purposeChangedMeanwhile: 'इस बीच आपकी संस्था से किसी ने यह उद्देश्य सहेजा। आपने जो लिखा, वह यहीं है।',
    purposeAdded: 'उद्देश्य जुड़ गया। दाता अब इसे चुन सकते हैं।',
    purposeSaved: 'उद्देश्य सहेज लिया।',
    purposeClosed: 'उद्देश्य बंद हुआ। इसके लिए मिला दान दर्ज रहता है।',
    purposeReopened: 'उद्देश्य फिर से चालू हुआ।',
  },
};

export default responses;
