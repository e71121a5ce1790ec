import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    giftAmountRequired: 'राशि लिखें।',
    giftAmountLarge: 'ज्यादा से ज्यादा ₹99,99,99,999 दर्ज हो सकते हैं। राशि फिर से देख लें।',
    giftDayRequired: 'किस दिन मिला, वह चुनें।',
    giftDayFuture: 'यह दिन अभी आया नहीं है। जिस दिन मिला, वह चुनें।',
    giftDayOld: 'यह दिन बहुत पुराना है। साल फिर से देख लें।',
    giftMethodRequired: 'कैसे दिया, वह चुनें।',
    giftKindRequired: 'क्या दिया, वह लिखें।',
    giftChequeWrong: 'चेक नंबर में 6 अंक होते हैं। यह चेक में नीचे बाईं ओर होता है।',
    giftPurposeUnknown: 'यह उद्देश्य बंद है। कोई और चुनें।',
    giftUtrClaimed: 'इस नंबर का भुगतान एक दाता पहले ही बता चुके हैं: {0}। फिर से जोड़ने के बजाय वहां उसे मिला हुआ दर्ज करें।',
    giftNameRequired: 'नाम भी लिखें, या दाता के बारे में सब खाली छोड़ें।',
    giftMobileWrong: '10 अंकों का मोबाइल नंबर लिखें, या खाली छोड़ें।',
    giftEmailWrong: 'यह ईमेल अधूरा है। name@example.org की तरह लिखें, या खाली छोड़ें।',
    giftPanOfNgo: 'यह आपकी संस्था का PAN है। दाता का लिखें, या खाली छोड़ें।',
    giftCashDay:
      'इस व्यक्ति ने उस दिन नकद में जो दिया, उसे जोड़ें तो {0} या ज्यादा होता है। कानून इसकी इजाजत नहीं देता। चेक या बैंक ट्रांसफर से देने को कहें।',
    giftRefundRequired: 'कितना वापस दिया, वह लिखें।',
    giftRefundLess: 'इससे ज्यादा वापस देना पहले से दर्ज है।',
  },
  answers: {
    donationAtGateway: 'यह दान पेमेंट गेटवे से आया है। पैसे का क्या हुआ, यह सिर्फ गेटवे जानता है।',
    donationErased: 'इस दाता का विवरण मिटा दिया गया है।',
    receiptNone: 'कोई मान्य रसीद नहीं है।',
    receiptNameless: 'रसीद के लिए दाता का नाम चाहिए।',
    receiptUnsigned: 'पहले “रसीद और सेटिंग” में लिखें कि रसीद पर कौन दस्तखत करता है।',
    donationAdded: 'दान जुड़ गया।',
    donationConfirmed: 'मिला हुआ दर्ज हुआ।',
    donationsConfirmed: 'दर्ज किए गए भुगतान: {0}।',
    donationRefused: 'मना किया। दाता को ईमेल मिलता है; आपका कारण उसके लिंक वाले पेज पर दिखता है।',
    donationRefusedUnmailed:
      'मना किया। दाता आपका कारण दान के पेज पर देखेंगे; ईमेल नहीं जाएगा, इसलिए हो सके तो फोन करें।',
    donationCancelledNow: 'दान रद्द हुआ।',
    donationGivenBack: 'वापस देना दर्ज हुआ।',
    donorSaved: 'सहेज लिया।',
    receiptCancelledNow: 'रसीद रद्द हुई।',
    receiptReissued: 'नई रसीद बन गई।',
  },
};

export default responses;
