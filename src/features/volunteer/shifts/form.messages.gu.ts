import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    shiftTitleRequired: 'શું કરવાનું છે તે લખો.',
    shiftPlaceRequired: 'લોકોએ ક્યાં આવવાનું છે તે લખો.',
    shiftDayRequired: 'દિવસ પસંદ કરો.',
    shiftDayPast: 'આ દિવસ વીતી ગયો છે. પછીનો દિવસ પસંદ કરો.',
    shiftTooFar: 'આ બે વર્ષ કરતાં વધુ દૂર છે. વર્ષ ફરી જુઓ.',
    shiftStartRequired: 'ક્યારે શરૂ થાય છે તે પસંદ કરો.',
    shiftStartPast: 'આ સમય વીતી ગયો છે. પછીનો સમય પસંદ કરો.',
    shiftEndRequired: 'ક્યારે પૂરી થાય છે તે પસંદ કરો.',
    shiftEndBeforeStart: 'શરૂ થાય તે પહેલાં પૂરી થાય છે. એ જ દિવસનો પછીનો સમય પસંદ કરો.',
    shiftNeededWrong: 'કેટલા લોકો જોઈએ તે લખો: 1 થી 1,000.',
    shiftNeededTaken: 'અત્યાર સુધી આટલા સ્વયંસેવકોએ લીધી છે: {0}. ઓછામાં ઓછા એટલા રાખો.',
    shiftEventUnknown: 'આ કાર્યક્રમ હવે નથી. બીજો પસંદ કરો, અથવા કોઈ નહીં.',
    shiftReasonRequired: 'કારણ લખો. શિફ્ટ લેનાર બધા તે વાંચશે.',
    shiftHoursWrong: 'કલાક લખો, જેમ કે 3 અથવા 3:30. ન આવ્યા હોય તેમના માટે 0 લખો.',
  },
};

export default form;
