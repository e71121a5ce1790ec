import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    signatoryNameRequired: 'दस्तखत करने वाले का नाम लिखें।',
    signatoryDesignationRequired: 'संस्था में उनका पद लिखें, जैसे ट्रस्टी।',
    signatoryStays: 'रसीद पर किसी के दस्तखत चाहिए। अब से दस्तखत करने वाले का नाम लिखें।',
    urnDayWrong: 'दिन चुनें, या खाली छोड़ें।',
    urnDayFuture: 'यह दिन अभी आया नहीं है। आयकर दफ्तर के आदेश में तारीख होती है।',
    signatureNeeded: 'दस्तखत की फोटो चुनें।',
    signatureKind: 'PNG या JPEG फोटो चुनें। फोन और स्कैनर ऐसी ही फोटो बनाते हैं।',
    signatureLarge: 'फोटो ज्यादा से ज्यादा 2 MB की हो सकती है। छोटी फोटो भेजें।',
    signatureBroken: 'यह फोटो खुल नहीं रही। फिर से खींचें या सहेजें।',
  },
  answers: {
    donationSettingChanged: 'इस बीच आपकी संस्था से किसी ने ये सेटिंग सहेजीं। आपने जो लिखा, वह यहीं है।',
    donationSettingSaved: 'सेटिंग सहेज लीं।',
    signatureSaved: 'दस्तखत सहेज लिए। अब से रसीद में दिखेंगे।',
    signatureRemoved: 'फोटो हटा दी। अब से रसीद उसके बिना छपेगी।',
  },
};

export default responses;
