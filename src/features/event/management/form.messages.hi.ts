import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    eventTitleRequired: 'शीर्षक लिखें।',
    eventDescriptionRequired: 'कार्यक्रम क्या है, यह लिखें।',
    eventCategoryRequired: 'कार्यक्रम किस बारे में है, यह चुनें।',
    eventStartRequired: 'कब शुरू होगा, वह दिन और समय चुनें।',
    eventEndRequired: 'कब खत्म होगा, वह दिन और समय चुनें।',
    eventStartPast: 'यह समय बीत गया है। आगे का समय चुनें।',
    eventEndPast: 'यह समय बीत गया है। आगे का समय चुनें।',
    eventEndBeforeStart: 'कार्यक्रम शुरू होने से पहले खत्म हो रहा है। खत्म होने का समय बाद का चुनें।',
    eventTooFar: 'यह तीन साल से ज्यादा दूर है। साल फिर देख लें।',
    eventPlaceRequired: 'जगह लिखें, या केवल ऑनलाइन हो तो उसका लिंक लिखें।',
    eventVenueRequired: 'इस शहर में जगह का नाम लिखें।',
    eventCityRequired: 'इस जगह का शहर चुनें।',
    eventCityUnknown: 'यह शहर हमारी सूची में नहीं है। सूची से चुनें।',
    eventLinkWrong: 'लिंक अधूरी है। पूरी लिंक कॉपी करके यहां डालें।',
    eventCapacityWrong: 'कितने लोग आ सकते हैं, लिखें: 1 से 1,00,000।',
    eventCapacityTaken: 'अब तक भरी सीटें: {0}। कम से कम इतनी रखें।',
    eventDeadlineWrong: 'दिन और समय चुनें, या दोनों खाली छोड़ें।',
    eventDeadlineAfterEnd: 'पंजीकरण कार्यक्रम के बाद खत्म हो रहा है। पहले का समय चुनें।',
    eventDeadlinePast: 'यह समय बीत गया है: कोई पंजीकरण नहीं कर सकेगा। आगे का समय चुनें।',
    eventFeeWrong: 'पूरे रुपयों में लिखें, 1,00,000 तक। मुफ्त हो तो खाली छोड़ें।',
    eventPhoneWrong: '10 अंकों का नंबर लिखें, या खाली छोड़ें।',
    eventEmailWrong: 'ईमेल अधूरा है। name@example.org की तरह लिखें, या खाली छोड़ें।',
    eventPhotoUnknown: 'यह फोटो अब नहीं है। दूसरी चुनें।',
    eventReasonRequired: 'कारण लिखें। यह कार्यक्रम के पेज पर दिखेगा।',
    eventCountWrong: 'कितने कार्यक्रम, लिखें: 2 से 26।',
    eventCopyDeadline: 'इस तारीख के लिए पंजीकरण का समय बीत चुका होगा। बाद का दिन चुनें।',
  },
};

export default form;
