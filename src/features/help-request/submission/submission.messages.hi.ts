import type en from './submission.messages.en.ts';

const form: typeof en = {
  title: 'मदद मांगें',
  lead: 'एक बार लिखें। आपके पास की संस्थाओं तक पहुंचेगा, और आप देख सकेंगे कि किसने जवाब दिया।',
  danger: {
    everyone: ['अभी खतरे में हैं? ', ' पर फोन करें।'],
    women: ['महिलाएं ', ' पर भी फोन कर सकती हैं। दोनों नंबर दिन-रात चालू हैं।'],
  },
  /** The headings of the four steps. */
  steps: ['कैसी मदद, और किसके लिए', 'आप कहां हैं', 'आपसे सुरक्षित संपर्क', 'देख लें और भेजें'],
  /** Without a script, all steps stand on one page. */
  parts: 'चार छोटे कदम',
  stepOf: (step: number) => `कदम ${step}, कुल 4`,
  next: 'आगे',
  /** Leads from the last step back to the entries. */
  change: 'बदलें',
  /** The category for what fits none of the three. */
  other: {
    label: 'कुछ और',
    hint: 'आप जो लिखते हैं, उससे सबसे पास का प्रकार हम चुनते हैं।',
  },
  suggested: 'आपके लिखे से हमने यह चुना है। ठीक न हो तो बदल दें।',
  consent:
    'भेजकर आप सहमति देते हैं कि आपको क्या चाहिए और आपका शहर एक साथ ज्यादा से ज्यादा पांच संस्थाएं पढ़ें। आपका नाम, नंबर, ईमेल और पता केवल स्वीकार करने वाली संस्था और हमारी टीम देखती है।',
  fields: {
    userName: 'पूरा नाम',
    userMobile: 'मोबाइल नंबर',
    userEmail: 'ईमेल',
    userOTP: 'ओटीपी',
    userHelpCategory: 'मदद का प्रकार',
    helpDescription: 'आपको कैसी मदद चाहिए?',
    userAddress: 'पता',
    userCity: 'शहर',
    userPin: 'पिन कोड',
    safeContact: 'आपसे कब और कैसे संपर्क करना सुरक्षित है?',
  },
  hints: {
    userName: 'जिस नाम से लोग आपको जानते हैं, किसी भी भाषा में।',
    userMobile: '10 अंक। इसे केवल आपकी मदद करने वाली संस्था और हमारी टीम देख सकती है।',
    userEmail: 'हम इस पर कोड भेजते हैं।',
    userOTP: 'हमारे ईमेल में आए अंक। 10 मिनट तक चलते हैं।',
    helpDescription: 'अपने शब्दों में। किसके लिए, कब से, अब तक क्या किया।',
    safeContact: 'जैसे: “फोन केवल सुबह करें, मैसेज न भेजें।” संस्था को यह आपके नंबर से पहले दिखता है।',
  },
  chooseCity: 'शहर चुनें',
  /** How it is safe to reach the person. The first three are stored as these sentences. */
  safe: {
    noCalls: 'मुझे फोन न करें।',
    noMessages: 'मुझे मैसेज न भेजें।',
    watched: 'दूसरे लोग मेरा फोन या ईमेल देखते हैं।',
    noMail: 'मुझे इस बारे में ईमेल न भेजें। स्थिति खुद देख लेना मेरे लिए ठीक है।',
  },
  getOtp: 'ओटीपी मंगाएं',
  otpSent: { title: 'ओटीपी भेज दिया!', text: 'आपके ईमेल पर ओटीपी भेज दिया गया है।' },
  otpFailed: 'ओटीपी नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  otpNeedsEmail: 'ओटीपी पाने के लिए सही ईमेल जरूरी है',
  submit: 'भेजें',
  back: 'वापस',
  ok: 'ठीक है',
  draft: {
    notice: 'भेजने तक आपका लिखा केवल इसी फोन या कंप्यूटर पर रहता है, ज्यादा से ज्यादा 30 मिनट। फिर मिट जाता है।',
    restored: 'आपने पहले जो लिखा था, वह यहीं है।',
    erase: 'इसे मिटाएं',
  },
  success: { title: 'भेज दिया गया!', text: 'आपकी जानकारी हम तक पहुंच गई है।' },
  failure: { title: 'नहीं भेजा जा सका!', text: 'आपका फॉर्म भेजने में दिक्कत हुई। कृपया फिर कोशिश करें।' },
  number: 'आपके अनुरोध का नंबर',
  toStatus: 'स्थिति देखें',
  already: 'पहले मदद मांगी है?',
  afterwards: {
    heading: 'इसके बाद क्या होगा',
    steps: [
      ['आपके पास की संस्थाओं को मिलता है', 'एक साथ ज्यादा से ज्यादा पांच को।'],
      ['उनमें से एक जवाब देती है', 'आप मना न करें तो हर कदम पर ईमेल आता है।'],
      ['जवाब न मिले तो आगे जाता है', '72 घंटे बाद, अगली संस्था के पास।'],
    ],
  },
  /** What may be wrong with a field; the specification's words. */
  errors: {
    helpNameRequired: 'नाम जरूरी है',
    helpNameLetters: 'नाम में अंक या निशान न लिखें',
    helpNameLength: 'नाम 3 से 25 अक्षरों का होना चाहिए',
    helpMobileRequired: 'मोबाइल नंबर जरूरी है',
    helpMobileDigits: 'मोबाइल नंबर 10 अंकों का होना चाहिए',
    helpOtpRequired: 'ओटीपी जरूरी है',
    helpAddressRequired: 'पता जरूरी है',
    helpDescriptionRequired: 'कैसी मदद चाहिए, यह लिखना जरूरी है',
    helpCityRequired: 'शहर चुनना जरूरी है',
    helpCategoryRequired: 'मदद का प्रकार चुनना जरूरी है',
    helpPinRequired: 'पिन कोड जरूरी है',
    helpInvalidOtp: 'ओटीपी गलत है',
  },
};
export default form;
