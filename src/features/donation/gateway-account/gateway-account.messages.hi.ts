import type en from './gateway-account.messages.en.ts';

const gatewayAccount: typeof en = {
  title: 'कार्ड और नेटबैंकिंग',
  none: 'अगर आपकी संस्था का Razorpay अकाउंट है, तो दाता कार्ड और नेटबैंकिंग से भी भुगतान कर सकते हैं। Razorpay हर दान में से शुल्क रखता है; UPI से पूरा दान पहुंचता है।',
  active: (keyId) => `चालू है: ${keyId}`,
  waiting: (keyId, time) => `इंतजार में है: ${keyId}। कब तक: ${time}`,
  due: (keyId) => `कुछ मिनटों में चालू होगी: ${keyId}`,
  by: (who) => `किसने मांगी: ${who}`,
  add: 'Razorpay की कुंजियां लिखें',
  replace: 'दूसरी कुंजियां लिखें',
  withdraw: 'ये कुंजियां वापस लें',
  withdrawTitle: 'इंतजार वाली कुंजियां वापस लेनी हैं?',
  withdrawText: 'दाता वैसे ही भुगतान करते रहेंगे जैसे अभी करते हैं।',
  withdrawYes: 'वापस लें',
  remove: 'कुंजियां हटाएं',
  removeTitle: 'कुंजियां हटानी हैं?',
  removeText:
    'दाता तुरंत कार्ड से भुगतान नहीं कर सकेंगे। किसी और को कुंजियां पता चल गई हों, तब भी यही करें: उनसे आगे कुछ भी नहीं हो सकेगा। पुराने दान के पैसे लौटाना चालू रहेगा।',
  removeYes: 'पासवर्ड देकर हटाएं',
  webhook: {
    title: 'Razorpay में यह लिखें',
    text: 'हमें हर भुगतान का पता चले, इसके लिए: Razorpay डैशबोर्ड में “Account & Settings” खोलें, फिर “Webhooks”, और नया वेबहुक जोड़ें।',
    url: 'वेबहुक का पता',
    secret: 'गुप्त शब्द के लिए लंबा पाठ रखें, और वही यहां कुंजियों के साथ लिखें।',
    events: 'चुनने वाली घटनाएं',
  },
  dialog: {
    title: 'आपके Razorpay अकाउंट की कुंजियां',
    lead: 'Razorpay डैशबोर्ड में “Account & Settings” खोलें, फिर “API keys”। कुंजियां 48 घंटे इंतजार करेंगी, या जब तक हमारी टीम मंजूर न कर दे।',
    fields: {
      keyId: 'कुंजी आईडी',
      keySecret: 'कुंजी का गुप्त शब्द',
      webhookSecret: 'वेबहुक का गुप्त शब्द',
    },
    hints: {
      keyId: 'शुरू में rzp_live_ होता है',
      keySecret: 'कुंजी बनते समय Razorpay इसे एक ही बार दिखाता है',
      webhookSecret: 'वेबहुक के लिए आपने जो पाठ रखा',
    },
    submit: 'आगे बढ़ें',
  },
};
export default gatewayAccount;
