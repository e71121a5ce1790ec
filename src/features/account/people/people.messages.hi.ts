import type en from './people.messages.en.ts';

const people: typeof en = {
  title: 'लोग',
  headline: (count: number, shown: string) =>
    count === 1
      ? 'आपकी संस्था के लिए एक व्यक्ति साइन इन कर सकते हैं'
      : `आपकी संस्था के लिए ${shown} लोग साइन इन कर सकते हैं`,
  lead: 'हर कोई अपने ईमेल से साइन इन करता है। इससे पता रहता है कि किसने क्या किया, और पासवर्ड किसी को देना नहीं पड़ता।',
  roles: { manager: 'मैनेजर', member: 'सदस्य' },
  roleHints: {
    manager: 'सब कुछ कर सकते हैं, रजिस्ट्रेशन के दस्तावेज, बैंक की जानकारी और लोग भी बदल सकते हैं।',
    member: 'रजिस्ट्रेशन के दस्तावेज, बैंक की जानकारी और लोगों को छोड़कर सब कुछ कर सकते हैं।',
  },
  onlyManagers: 'लोगों को बुलाना और हटाना सिर्फ मैनेजर कर सकते हैं।',
  name: 'नाम',
  email: 'ईमेल',
  role: 'भूमिका',
  signedInAt: 'आखिरी साइन इन',
  never: 'अभी तक नहीं',
  you: 'आप',
  disabled: 'बंद',
  action: 'बदलाव',
  makeManager: 'मैनेजर बनाएं',
  makeManagerTitle: (name: string) => `${name} को मैनेजर बनाएं?`,
  makeManagerText: 'फिर वे रजिस्ट्रेशन के दस्तावेज, बैंक की जानकारी और लोग भी बदल सकेंगे।',
  makeMember: 'सदस्य बनाएं',
  makeMemberTitle: (name: string) => `${name} को सदस्य बनाएं?`,
  makeMemberText: 'फिर वे रजिस्ट्रेशन के दस्तावेज, बैंक की जानकारी और लोग नहीं बदल सकेंगे।',
  changeYes: 'हां, बदलें',
  remove: 'हटाएं',
  removeTitle: (name: string) => `${name} को हटाएं?`,
  removeText:
    'वे तुरंत साइन आउट हो जाएंगे, उनका अकाउंट मिट जाएगा, और हम उन्हें ईमेल से बताएंगे। उन्होंने जो किया, वह दर्ज रहेगा।',
  removeYes: 'हां, हटाएं',
  password: 'आपके कंप्यूटर पर कोई और यह न कर सके, इसलिए अपना पासवर्ड एक बार फिर लिखें।',
  invitedHeading: 'जिन्हें बुलाया है',
  until: 'लिंक कब तक चलेगा',
  withdraw: 'वापस लें',
  withdrawTitle: (name: string) => `${name} का बुलावा वापस लें?`,
  withdrawText: 'फिर उनके ईमेल का लिंक काम नहीं करेगा।',
  withdrawYes: 'हां, वापस लें',
  invite: 'किसी साथी को बुलाएं',
  inviteLead: 'हम उन्हें ईमेल भेजते हैं। उसके लिंक से वे पासवर्ड चुनते हैं; लिंक सात दिन चलता है।',
  language: 'हमारे ईमेल की भाषा',
  submit: 'बुलावा भेजें',
};
export default people;
