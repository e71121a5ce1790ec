import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    gatewayKeyIdRequired: 'कुंजी आईडी लिखें।',
    gatewayKeyIdWrong: 'कुंजी आईडी rzp_live_ से शुरू होती है। Razorpay से फिर कॉपी करें।',
    gatewayKeyIdTest: 'यह कुंजी परीक्षण के लिए है: इससे पैसे नहीं आएंगे। rzp_live_ से शुरू होने वाली कुंजी कॉपी करें।',
    gatewaySecretRequired: 'कुंजी का गुप्त शब्द लिखें।',
    gatewaySecretWrong: 'कुंजी के गुप्त शब्द में केवल अंग्रेजी अक्षर और अंक होते हैं। Razorpay से फिर कॉपी करें।',
    gatewayWebhookRequired: 'Razorpay में आपने वेबहुक का जो गुप्त शब्द रखा है, वह लिखें।',
    gatewayWebhookWrong: 'वेबहुक के गुप्त शब्द में कम से कम 12 अक्षर, अंक या चिह्न रखें, बिना खाली जगह के।',
    gatewaySecretsSame: 'वेबहुक का गुप्त शब्द कुंजी के गुप्त शब्द से अलग होना चाहिए।',
  },
  answers: {
    gatewaySaved:
      'सहेज लिया। कुंजियां 48 घंटे इंतजार करेंगी, या जब तक हमारी टीम मंजूर न कर दे। आपकी संस्था के सभी लोगों को ईमेल मिलेगा, ज्यादा से ज्यादा एक घंटे में।',
    gatewayRemoved: 'हटा दिया। दाता अब कार्ड से भुगतान नहीं कर सकते।',
    gatewayMissing: 'कोई कुंजी चालू नहीं है।',
  },
};
export default responses;
