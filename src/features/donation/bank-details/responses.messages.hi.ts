import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    bankHolderRequired: 'खाताधारक का नाम लिखें, जैसा चेकबुक पर है।',
    bankAccountRequired: 'खाता संख्या लिखें।',
    bankAccountAgain: 'बैंक या UPI आईडी बदल रहे हैं, इसलिए खाता संख्या फिर लिखें।',
    bankAccountWrong: 'खाता संख्या में 9 से 18 अंक होते हैं। पासबुक से मिला लें।',
    bankAccountDifferent: 'दोनों खाता संख्या अलग हैं। पासबुक से मिला लें।',
    bankIfscRequired: 'IFSC लिखें। यह हर चेक पर होता है।',
    bankIfscWrong: 'IFSC में 11 अक्षर होते हैं: 4 अंग्रेजी अक्षर, एक शून्य, फिर 6 अक्षर या अंक।',
    bankIfscUnknown: 'किसी बैंक का IFSC ऐसे शुरू नहीं होता। पहले 4 अक्षर मिला लें।',
    bankBranchUnknown: 'यह शाखा हमारी सूची में नहीं है। चेकबुक पर IFSC देखें। सही हो तो “IFSC सही है” पर निशान लगाएं।',
    bankIfscForeign: 'विदेश से आने वाले दान का बैंक खाता भारतीय स्टेट बैंक में ही होता है। उसका IFSC SBIN से शुरू होता है।',
    bankForeignNotAllowed:
      'विदेश से दान वही संस्था ले सकती है जिसका FCRA पंजीकरण मान्य हो। पहले “हमारी संस्था” में उसे जोड़ें।',
    bankBranchRequired: 'शाखा का नाम लिखें।',
    bankUpiWrong: 'UPI आईडी name@bank जैसी होती है। अपने बैंक के ऐप से मिला लें।',
    bankUpiEmail: 'यह ईमेल पता लगता है। UPI आईडी में @ के बाद बिंदु नहीं होता, जैसे name@bank।',
  },
  answers: {
    bankDetailAdded: 'सहेज लिया। दाताओं को 48 घंटे में दिखेगा, या जब हमारी टीम मंजूर कर दे। ईमेल भेज दिया है।',
    bankDetailChanged: 'सहेज लिया। बदलाव 48 घंटे इंतजार करेगा, या जब तक हमारी टीम मंजूर न कर दे। ईमेल भेज दिया है।',
    bankChangeWithdrawn: 'वापस ले लिया। दाताओं को वही दिखता है जो पहले था।',
    bankDetailRemoved: 'हटा दिया। दाताओं को अब यह नहीं दिखता।',
    bankDetailsFrozen:
      'किसी ने कहा कि एक बदलाव आपने नहीं किया। जब तक हमारी टीम आपसे बात न कर ले, कोई यह नहीं बदल सकता कि दान कहां जमा हो।',
    bankDetailsFull: 'एक संस्था 5 बैंक खाते रख सकती है। पहले एक हटाएं।',
    bankDetailUnchanged: 'जो सहेजा हुआ है, उससे कुछ अलग नहीं है।',
    bankDetailWaits: 'इन विवरणों का एक बदलाव इंतजार में है। उसे होने दें, या पहले वापस लें।',
    bankDetailWaitsNot: 'अब कोई बदलाव इंतजार में नहीं है।',
    bankDetailPrimary:
      'दाताओं को यही विवरण दिखते हैं। पहले दूसरे बैंक खाते को मुख्य बनाएं। दाताओं को वह दिखने लगे, तब इसे हटा सकेंगे।',
  },
};
export default responses;
