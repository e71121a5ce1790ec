import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    invitationInvalid: 'यह बुलावा इस्तेमाल हो चुका है, वापस लिया गया है या सात दिन से पुराना है। नया मंगाएं।',
    inviteeNameRequired: 'जिन्हें बुला रहे हैं उनका नाम लिखें, ज्यादा से ज्यादा 100 अक्षर, फोन नंबर या पते के बिना।',
    personThere: 'इस ईमेल से आपकी संस्था के लिए पहले से साइन इन हो सकता है।',
    tooManyPeople: 'यहां एक संस्था के ज्यादा से ज्यादा 30 लोग हो सकते हैं। पहले किसी को हटाएं।',
    ownAccount: 'अपने ही अकाउंट के लिए यह नहीं कर सकते। कोई दूसरा मैनेजर कर सकता है।',
    personInvited: 'बुलावा ईमेल से भेज दिया है।',
    invitationWithdrawn: 'बुलावा वापस ले लिया है। अब उसका लिंक काम नहीं करेगा।',
    personRoleChanged: 'बदल दिया। हमने उन्हें ईमेल से बता दिया है।',
    personRemoved: 'हटा दिया। अब वे साइन इन नहीं कर सकते।',
    invitationsUsedUp: 'एक दिन के लिए इतने बुलावे काफी हैं। कल फिर कोशिश करें।',
    managersOnly: 'यह सिर्फ आपकी संस्था के मैनेजर कर सकते हैं। उनसे कहें।',
  },
};

export default responses;
