import type en from './security-log.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const security: typeof en = {
  title: 'सुरक्षा का रिकॉर्ड',
  headline: (count, shown) =>
    plural(count, { one: `सुरक्षा के रिकॉर्ड में ${shown} घटना`, other: `सुरक्षा के रिकॉर्ड में ${shown} घटनाएं` }),
  lead: 'साइन इन, नाकाम साइन इन, बदले गए पासवर्ड, सहेजी गई फाइलें, रोकी गई कोशिशें और पार हुई सीमाएं। सबसे नई घटना सबसे ऊपर, भारतीय समय में। हर घटना 180 दिन बाद मिटा दी जाती है।',
  kind: 'क्या हुआ',
  anyKind: 'कुछ भी',
  email: 'ईमेल, या उसका हिस्सा',
  empty: 'ऐसी कोई घटना नहीं है',
  emptyLead: 'ईमेल का छोटा हिस्सा लिखें, या कोई और घटना चुनें।',
  when: 'कब',
  who: 'अकाउंट',
  nobody: 'कोई अकाउंट नहीं',
  from: 'कहां से',
  manyNetworks: 'कई नेटवर्क',
  details: 'विवरण',
  times: (_count, shown) => `एक मिनट में ${shown} बार`,
  fields: {
    status: 'जवाब का कोड',
    path: 'वेब पता',
    browser: 'ब्राउजर',
    system: 'डिवाइस',
    isNewBrowser: 'नया ब्राउजर',
    usesTotp: 'ऐप चालू किया',
    action: 'क्या',
    purpose: 'किस काम के लिए',
    ngo: 'संस्था',
    sessions: 'बंद किए गए साइन इन',
  },
  kinds: {
    signedIn: 'साइन इन किया',
    signInFailed: 'साइन इन नहीं हो सका',
    signedOut: 'साइन आउट किया',
    passwordResetRequested: 'नया पासवर्ड रखने का लिंक मांगा',
    accountOpened: 'बुलावे से अकाउंट खोला',
    passwordReset: 'लिंक से नया पासवर्ड रखा',
    passwordChanged: 'पासवर्ड बदला',
    secondFactorChanged: 'ऑथेंटिकेटर ऐप चालू या बंद किया',
    sessionEnded: 'दूसरे डिवाइस को साइन आउट किया',
    refused: 'रोकी गई कोशिश',
    codesOverCap: 'ईमेल पर सामान्य से ज्यादा ओटीपी',
    submissionsOverCap: 'सामान्य से ज्यादा मदद के अनुरोध',
    mailboxOverCap: 'एक ही ईमेल पते पर बहुत ज्यादा ईमेल',
    personalDataExported: 'निजी जानकारी फाइल में सहेजी',
    bankChangeStopped: 'ईमेल के लिंक से बैंक विवरण का बदलाव रोका',
    claimStopped: 'ईमेल के लिंक से संस्था पर दावा रोका',
  },
};
export default security;
