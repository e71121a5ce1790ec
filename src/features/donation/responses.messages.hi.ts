import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    amountRequired: 'लिखें कि आप कितना देना चाहते हैं।',
    amountUnclear: 'यह राशि पढ़ी नहीं जा रही। अंकों में लिखें, जैसे 1500 या 1,500।',
    amountNegative: '0 से ज्यादा राशि लिखें, बिना घटाव के निशान के।',
    amountTooPrecise: 'रुपये में पैसे से छोटा कुछ नहीं होता। दशमलव के बाद ज्यादा से ज्यादा दो अंक लिखें।',
    amountSmall: 'कम से कम ₹1 दिया जा सकता है।',
    amountLarge: 'एक बार में ज्यादा से ज्यादा ₹1,00,00,000 (1 करोड़)। इससे ज्यादा के लिए संस्था को फोन करें।',
    donorNameRequired: 'अपना नाम वैसे लिखें जैसा रसीद पर चाहिए।',
    donorMobileWrong: '10 अंकों का मोबाइल नंबर लिखें।',
    donorEmailWrong: 'अपना पूरा ईमेल लिखें, जैसे name@example.org।',
    donorAddressRequired: 'अपना पता लिखें। कानून के अनुसार संस्था को जानना होता है कि कौन दे रहा है।',
    donorPanWrong: 'PAN में 5 अक्षर, 4 अंक और 1 अक्षर होते हैं, जैसे ABCPD1234E।',
    donorPanKind: 'यह PAN नहीं हो सकता: चौथा अक्षर बताता है कि PAN किसका है, और ऐसा कोई प्रकार नहीं है। फिर से देख लें।',
    donorPanOfNgo: 'यह संस्था का PAN है। अपना लिखें, या खाली छोड़ें।',
    donorIdWrong: 'यह नंबर अधूरा लगता है। केवल अक्षर और अंक लिखें।',
    donationConsentRequired: 'बॉक्स में निशान लगाएं: आपकी सहमति के बिना हम आपका दान संस्था तक नहीं पहुंचा सकते।',
    utrRequired: 'भुगतान का नंबर (UTR) लिखें। वह आपके UPI ऐप में “transaction details” में दिखता है।',
    utrWrong: 'UPI भुगतान के UTR में 12 अंक होते हैं। फिर से गिन लें।',
    utrBankWrong: 'बैंक ट्रांसफर के नंबर में 12, 16 या 22 अक्षर और अंक होते हैं। फिर से गिन लें।',
    donationReasonRequired: 'कारण लिखें। दान देने वाले उसे पढ़ेंगे।',
  },
  donationMoved: 'अब यह नहीं हो सकता: इस बीच दान में बदलाव हुआ है।',
  donationUtrUsed: 'एक और दान में यही भुगतान नंबर है। एक भुगतान एक ही बार गिना जाता है।',
  donationLineUsed: 'बैंक स्टेटमेंट की यह लाइन दूसरे दान के लिए इस्तेमाल हो चुकी है।',
};

export default responses;
