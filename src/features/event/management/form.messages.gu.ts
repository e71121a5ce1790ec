import type en from './form.messages.en.ts';

const form: typeof en = {
  errors: {
    eventTitleRequired: 'શીર્ષક લખો.',
    eventDescriptionRequired: 'કાર્યક્રમ શું છે તે લખો.',
    eventCategoryRequired: 'કાર્યક્રમ શાના વિશે છે તે પસંદ કરો.',
    eventStartRequired: 'ક્યારે શરૂ થાય છે તે દિવસ અને સમય પસંદ કરો.',
    eventEndRequired: 'ક્યારે પૂરો થાય છે તે દિવસ અને સમય પસંદ કરો.',
    eventStartPast: 'આ સમય વીતી ગયો છે. પછીનો સમય પસંદ કરો.',
    eventEndPast: 'આ સમય વીતી ગયો છે. પછીનો સમય પસંદ કરો.',
    eventEndBeforeStart: 'કાર્યક્રમ શરૂ થાય તે પહેલાં પૂરો થાય છે. પૂરો થવાનો સમય મોડો રાખો.',
    eventTooFar: 'આ ત્રણ વર્ષ કરતાં વધુ દૂર છે. વર્ષ ફરી જુઓ.',
    eventPlaceRequired: 'સ્થળ લખો, અથવા ફક્ત ઑનલાઇન હોય તો તેની લિંક લખો.',
    eventVenueRequired: 'આ શહેરમાં સ્થળનું નામ લખો.',
    eventCityRequired: 'આ સ્થળનું શહેર પસંદ કરો.',
    eventCityUnknown: 'આ શહેર અમારી યાદીમાં નથી. યાદીમાંથી પસંદ કરો.',
    eventLinkWrong: 'લિંક અધૂરી છે. આખી લિંક કૉપિ કરીને અહીં મૂકો.',
    eventCapacityWrong: 'કેટલા લોકો આવી શકે તે લખો: 1 થી 1,00,000.',
    eventCapacityTaken: 'અત્યાર સુધી ભરાયેલી સીટ: {0}. ઓછામાં ઓછી એટલી રાખો.',
    eventDeadlineWrong: 'દિવસ અને સમય પસંદ કરો, અથવા બંને ખાલી રાખો.',
    eventDeadlineAfterEnd: 'નોંધણી કાર્યક્રમ પછી પૂરી થાય છે. વહેલો સમય પસંદ કરો.',
    eventDeadlinePast: 'આ સમય વીતી ગયો છે: કોઈ નોંધણી નહીં કરાવી શકે. પછીનો સમય પસંદ કરો.',
    eventFeeWrong: 'પૂરા રૂપિયામાં લખો, 1,00,000 સુધી. મફત હોય તો ખાલી રાખો.',
    eventPhoneWrong: '10 આંકડાનો નંબર લખો, અથવા ખાલી રાખો.',
    eventEmailWrong: 'ઈમેલ અધૂરો છે. name@example.org એમ લખો, અથવા ખાલી રાખો.',
    eventPhotoUnknown: 'આ ફોટો હવે નથી. બીજો પસંદ કરો.',
    eventReasonRequired: 'કારણ લખો. તે કાર્યક્રમના પેજ પર દેખાશે.',
    eventCountWrong: 'કેટલા કાર્યક્રમ તે લખો: 2 થી 26.',
    eventCopyDeadline: 'આ તારીખ માટે નોંધણીનો સમય વીતી ગયો હશે. પછીનો દિવસ પસંદ કરો.',
  },
};

export default form;
