import type en from './gateway.messages.en.ts';

const gateway: typeof en = {
  title: 'भुगतान के पेज पर',
  heading: (amount) => `${amount} दें`,
  to: 'किसे',
  lead: 'अब Razorpay खुलेगा, जो इस संस्था की ओर से भुगतान लेता है। वहां कार्ड, नेटबैंकिंग या कोई और तरीका चुनें। फिर आप यहां लौट आएंगे।',
  fee: 'Razorpay अपनी फीस काटता है, जो संस्था ने उसके साथ तय की है। UPI से दें तो पूरी राशि पहुंचती है।',
  go: 'Razorpay पर जाएं',
  other: 'दूसरे तरीके से दें',
  description: (reference) => `दान ${reference}`,
  refundReason: 'पैसे Razorpay के जरिए वापस किए गए हैं।',
  errors: {
    gatewayAway: 'भुगतान का पेज अभी नहीं खुल रहा। कुछ भी नहीं कटा है। एक मिनट बाद फिर कोशिश करें, या UPI से दें।',
    gatewayRefused: 'Razorpay ने मना किया है। क्या गलत है, वहां देखें, या उसे फोन करें।',
    gatewayClosed: 'यह संस्था अभी कार्ड या नेटबैंकिंग से दान नहीं लेती। दूसरा तरीका चुनें।',
    gatewaySignatureWrong: 'इस वेबहुक के हस्ताक्षर गलत हैं।',
    gatewayRefundPending: 'यह दान वापस करने का काम चल ही रहा है।',
    refundLarge: 'ज्यादा से ज्यादा {0} वापस किए जा सकते हैं।',
  },
  donationRefundAsked: 'Razorpay से पैसे वापस करने को कहा गया है। कुछ दिनों में पहुंच जाएंगे।',
};

export default gateway;
