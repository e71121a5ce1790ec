import type en from './errors.messages.en.ts';

const errors: typeof en = {
  errors: {
    statementNeeded: 'अपने बैंक स्टेटमेंट की फाइल चुनें।',
    statementEmpty: 'यह फाइल खाली है। स्टेटमेंट फिर से डाउनलोड करें।',
    statementPdf: 'यह PDF है। बैंक से स्टेटमेंट एक्सेल (XLSX) या CSV के रूप में डाउनलोड करें।',
    statementOldExcel:
      'यह पुरानी एक्सेल फाइल (XLS) है। इसे एक्सेल में खोलें, ‘सेव ऐज’ चुनें और XLSX या CSV के रूप में सेव करें। फिर नई फाइल चुनें।',
    statementEncrypted: 'इस फाइल पर पासवर्ड है। इसे खोलें, बिना पासवर्ड सेव करें, और नई फाइल चुनें।',
    statementWebPage:
      'नाम कुछ और कहता है, पर यह वेब पेज है। इसे एक्सेल में खोलें, ‘सेव ऐज’ चुनें और XLSX के रूप में सेव करें। फिर नई फाइल चुनें।',
    statementUnreadable: 'यह फाइल पढ़ी नहीं जा रही। बैंक से स्टेटमेंट फिर से एक्सेल (XLSX) या CSV के रूप में डाउनलोड करें।',
    statementTooLarge: 'यह फाइल बहुत बड़ी है: ज्यादा से ज्यादा 10 MB। कम समय का स्टेटमेंट लें।',
    statementTooLong: 'इस स्टेटमेंट में 50,000 से ज्यादा लाइनें हैं। कम समय का लें, जैसे तीन महीने का।',
    statementNoLines: 'इस फाइल में कोई भुगतान नहीं मिला: किसी लाइन में तारीख और राशि नहीं है। क्या फाइल सही है?',
    statementColumnTwice: 'यह कॉलम किसी और चीज के लिए चुना जा चुका है।',
    statementColumnMissing: 'कॉलम चुनें।',
  },
  answers: {
    statementsBusy: 'अभी कई स्टेटमेंट पढ़े जा रहे हैं।',
    statementLayoutSaved: 'सेव हो गया। अब ऐसे स्टेटमेंट इसी तरह पढ़े जाएंगे।',
    statementMatchUnknown: 'यह जोड़ी अब पहचानी नहीं जाती। फाइल फिर से चुनें।',
  },
};

export default errors;
