import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    certificateVolunteerRequired: 'स्वयंसेवक चुनें।',
    certificateHoursWrong: 'घंटे अंकों में लिखें, दशमलव के बाद एक ही अंक: 12.5',
    certificateHoursTooMany: 'इस अवधि में आपने {0} घंटे पक्के किए हैं। प्रमाणपत्र में इससे ज्यादा नहीं लिख सकते।',
    certificateDayRequired: 'दिन चुनें।',
    certificateDayAhead: 'यह दिन अभी आया नहीं है।',
    certificatePeriodBackwards: 'आखिरी दिन पहले दिन से पहले है।',
    certificateReasonRequired: 'वापस लेने का कारण लिखें।',
  },
};
export default form;
