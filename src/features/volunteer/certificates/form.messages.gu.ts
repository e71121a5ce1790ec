import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    certificateVolunteerRequired: 'સ્વયંસેવક પસંદ કરો.',
    certificateHoursWrong: 'કલાક આંકડામાં લખો, દશાંશ પછી એક જ આંકડો: 12.5',
    certificateHoursTooMany: 'આ સમયમાં તમે {0} કલાક પાકા કર્યા છે. પ્રમાણપત્રમાં તેનાથી વધારે લખી શકાય નહીં.',
    certificateDayRequired: 'દિવસ પસંદ કરો.',
    certificateDayAhead: 'આ દિવસ હજુ આવ્યો નથી.',
    certificatePeriodBackwards: 'છેલ્લો દિવસ પહેલા દિવસથી આગળનો છે.',
    certificateReasonRequired: 'પાછું લેવાનું કારણ લખો.',
  },
};
export default form;
