import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    amountTwo: 'आपने एक राशि चुनी और दूसरी लिखी। “दूसरी राशि” चुनें, या यह जगह खाली करें।',
    donationPurposeClosed: 'संस्था अब इसके लिए दान नहीं लेती। कुछ और चुनें।',
    donorMobileAbroad: 'भारत का 10 अंकों का मोबाइल नंबर लिखें, या खाली छोड़ें।',
    donationOriginRequired: 'दोनों में से एक चुनें।',
    donationCitizenRequired: 'यह सच हो तो निशान लगाएं। विदेशी नागरिकों से या विदेश से यह संस्था यहां दान नहीं ले सकती।',
    donationMonthlyAbroad: 'भारत से दान करें तभी हम याद दिला सकते हैं।',
    donationMethodRequired: 'चुनें कि आपने कैसे भुगतान किया।',
  },
  answers: {
    donationNotTaken: 'यह संस्था अभी यहां दान नहीं लेती।',
    donationTooManyTries: 'यहां से बहुत सारे दान आए हैं। आपका लिखा कुछ खोया नहीं है।',
    donationClaimed: 'धन्यवाद। अब संस्था आपका भुगतान ढूंढेगी।',
    donationClaimCorrected: 'नंबर सुधार लिया गया है।',
    donationCancelled: 'आपका दान रद्द हुआ, और आपकी जानकारी मिटा दी गई।',
  },
};

export default responses;
