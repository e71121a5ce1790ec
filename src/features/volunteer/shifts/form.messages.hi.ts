import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    shiftTitleRequired: 'क्या करना है, यह लिखें।',
    shiftPlaceRequired: 'लोगों को कहां आना है, यह लिखें।',
    shiftDayRequired: 'दिन चुनें।',
    shiftDayPast: 'यह दिन बीत चुका है। बाद का दिन चुनें।',
    shiftTooFar: 'यह दो साल से ज्यादा दूर है। साल फिर से देखें।',
    shiftStartRequired: 'कब शुरू होती है, यह चुनें।',
    shiftStartPast: 'यह समय बीत चुका है। बाद का समय चुनें।',
    shiftEndRequired: 'कब पूरी होती है, यह चुनें।',
    shiftEndBeforeStart: 'यह शुरू होने से पहले पूरी होती है। उसी दिन का बाद का समय चुनें।',
    shiftNeededWrong: 'कितने लोग चाहिए, यह लिखें: 1 से 1,000।',
    shiftNeededTaken: 'अब तक इतने स्वयंसेवकों ने ली है: {0}। कम से कम उतने रखें।',
    shiftEventUnknown: 'यह कार्यक्रम अब नहीं है। दूसरा चुनें, या कोई नहीं।',
    shiftReasonRequired: 'कारण लिखें। शिफ्ट लेने वाले सब इसे पढ़ेंगे।',
    shiftHoursWrong: 'घंटे लिखें, जैसे 3 या 3:30। जो नहीं आए, उनके लिए 0 लिखें।',
  },
};

export default form;
