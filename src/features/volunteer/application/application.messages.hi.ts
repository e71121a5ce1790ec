import type en from './application.messages.en.ts';

const inDays = (days: number) => `${days} दिन`;

const application: typeof en = {
  title: 'स्वयंसेवक बनें',
  pageTitle: (ngo) => `स्वयंसेवक बनें: ${ngo}`,
  description: (ngo) => `${ngo} को अपना समय और हुनर दें।`,
  lead: 'थोड़े से घंटे भी बड़ी मदद हैं। अकाउंट की जरूरत नहीं।',
  toNgo: 'संस्था के पेज पर वापस',
  fields: {
    name: 'आपका नाम',
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल',
    city: 'आपका शहर',
    skills: 'आप क्या कर सकते हैं?',
    otherSkills: 'और कुछ?',
    availability: 'आप कब आ सकते हैं?',
    age: 'आपकी उम्र कितनी है?',
    guardianName: 'माता, पिता या अभिभावक का नाम',
    guardianMobile: 'माता, पिता या अभिभावक का मोबाइल नंबर',
  },
  hints: {
    mobile: 'संस्था इस नंबर पर फोन करेगी।',
    email: 'आवेदन कन्फर्म करने का लिंक यहां आएगा। उसी लिंक से बाद में सब कुछ बदल या मिटा सकेंगे।',
    city: 'गांव में रहते हैं? सबसे पास का शहर चुनें।',
    skills: 'जो पसंद हो, चुनें। कोई खास हुनर न हो तो भी ठीक है।',
    otherSkills: 'अपने शब्दों में, जैसे: सांकेतिक भाषा, साइकिल की मरम्मत।',
    guardianMobile: 'संस्था इस नंबर पर उनकी सहमति पूछेगी।',
  },
  chooseCity: 'शहर चुनें',
  ages: { adult: '18 साल या ज्यादा', minor: '18 साल से कम' },
  minorHint: 'तब माता, पिता या अभिभावक की सहमति चाहिए।',
  guardian: 'अभिभावक की सहमति',
  guardianText: 'सिर्फ तब, जब उम्र 18 साल से कम हो। पहले माता, पिता या अभिभावक से पूछें, फिर लिखें कि संस्था किसे फोन करे।',
  submit: 'भेजें',
  privacy: {
    heading: 'इस जानकारी का क्या होगा',
    text: (ngo) => `यहां लिखा सिर्फ ${ngo} देखती है: स्वयंसेवक चुनने और आपसे संपर्क करने के लिए।`,
    until: (unconfirmed, declined, months) =>
      `आप कन्फर्म न करें तो भेजने के ${inDays(unconfirmed)} बाद, संस्था मना करे तो ${inDays(declined)} बाद, नहीं तो आखिरी शिफ्ट या बदलाव के ${months} महीने बाद सब कुछ मिटा दिया जाता है।`,
    erase: 'ईमेल में आए लिंक से आप कभी भी सब कुछ देख, बदल या मिटा सकते हैं।',
  },
  next: {
    heading: 'आगे क्या होगा',
    steps: [
      ['आपको ईमेल मिलेगा', 'उसमें दिया लिंक खोलें और “कन्फर्म करें” दबाएं।'],
      ['संस्था पढ़ेगी', 'वह फोन करेगी, और जवाब ईमेल से बताएगी।'],
      ['आप शिफ्ट चुनेंगे', 'उसी लिंक से, बिना अकाउंट के।'],
    ],
  },
  done: {
    title: 'अपना ईमेल देखें',
    text: (email) => `हमने ${email} पर ईमेल भेजा है। उसमें दिया लिंक खोलें।`,
    nothing: 'थोड़ी देर में ईमेल न आए तो स्पैम फोल्डर देखें, या फॉर्म फिर से भेजें।',
  },
  errors: {
    volunteerNameRequired: 'अपना नाम लिखें।',
    volunteerMobileWrong: '10 अंकों का मोबाइल नंबर लिखें।',
    volunteerEmailWrong: 'अपना पूरा ईमेल लिखें, जैसे name@example.org।',
    volunteerCityRequired: 'अपना शहर चुनें।',
    volunteerAvailabilityRequired: 'कम से कम एक समय चुनें।',
    volunteerAgeRequired: 'दोनों में से एक चुनें।',
    volunteerGuardianRequired: 'माता, पिता या अभिभावक का नाम लिखें।',
    volunteerGuardianMobileWrong: 'उनका 10 अंकों का मोबाइल नंबर लिखें।',
  },
};

export default application;
