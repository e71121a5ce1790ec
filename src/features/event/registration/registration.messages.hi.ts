import type en from './registration.messages.en.ts';

const registration: typeof en = {
  errors: {
    eventNameRequired: 'अपना नाम लिखें।',
    eventMobileWrong: '10 अंकों का मोबाइल नंबर लिखें।',
    eventEmailWrong: 'यह ईमेल पूरा नहीं है। name@example.org जैसा लिखें, या खाली छोड़ें।',
    eventPartySizeWrong: 'चुनें कि कितने लोग आएंगे: 1 से 5।',
    eventMobileOften: 'इस नंबर से बिना ईमेल के तीन पंजीकरण हो चुके हैं। ईमेल लिखें, या संस्था से पंजीकरण करने को कहें।',
  },
};

export default registration;
