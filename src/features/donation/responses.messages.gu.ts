import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    amountRequired: 'કેટલું આપવું છે તે લખો.',
    amountUnclear: 'આ રકમ વંચાતી નથી. આંકડામાં લખો, જેમ કે 1500 અથવા 1,500.',
    amountNegative: '0 થી વધારે રકમ લખો, બાદબાકીની નિશાની વગર.',
    amountTooPrecise: 'રૂપિયામાં પૈસાથી નાનું કંઈ નથી. દશાંશ પછી વધુમાં વધુ બે આંકડા લખો.',
    amountSmall: 'ઓછામાં ઓછું ₹1 આપી શકાય.',
    amountLarge: 'એક વખતમાં વધુમાં વધુ ₹1,00,00,000 (1 કરોડ). એથી વધારે માટે સંસ્થાને ફોન કરો.',
    donorNameRequired: 'રસીદ પર જોઈએ તેવું તમારું નામ લખો.',
    donorMobileWrong: '10 આંકડાનો મોબાઇલ નંબર લખો.',
    donorEmailWrong: 'તમારો પૂરો ઈમેલ લખો, જેમ કે name@example.org.',
    donorAddressRequired: 'તમારું સરનામું લખો. કોણ આપે છે તે સંસ્થાએ કાયદા મુજબ જાણવું પડે.',
    donorPanWrong: 'PANમાં 5 અક્ષર, 4 આંકડા અને 1 અક્ષર હોય, જેમ કે ABCPD1234E.',
    donorPanKind: 'આ PAN હોઈ ન શકે: ચોથો અક્ષર કહે છે કે PAN કોનું છે, અને આવો કોઈ પ્રકાર નથી. ફરી જોઈ લો.',
    donorPanOfNgo: 'આ સંસ્થાનું PAN છે. તમારું લખો, અથવા ખાલી રાખો.',
    donorIdWrong: 'આ નંબર અધૂરો લાગે છે. ફક્ત અક્ષર અને આંકડા લખો.',
    donationConsentRequired: 'ખાનામાં નિશાની કરો: તમારી સંમતિ વગર અમે તમારું દાન સંસ્થા સુધી પહોંચાડી શકતા નથી.',
    utrRequired: 'ચુકવણીનો નંબર (UTR) લખો. તે તમારી UPI એપમાં ચુકવણીની વિગતમાં દેખાય છે.',
    utrWrong: 'UPI ચુકવણીના UTRમાં 12 આંકડા હોય. ફરી ગણી લો.',
    utrBankWrong: 'બેંક ટ્રાન્સફરના નંબરમાં 12, 16 કે 22 અક્ષર અને આંકડા હોય. ફરી ગણી લો.',
    donationReasonRequired: 'કારણ લખો. દાન આપનાર તે વાંચશે.',
  },
  donationMoved: 'હવે આ થઈ શકે તેમ નથી: આ દરમિયાન દાનમાં ફેરફાર થયો છે.',
  donationUtrUsed: 'બીજા એક દાનમાં આ જ ચુકવણી નંબર છે. એક ચુકવણી એક જ વાર ગણાય.',
  donationLineUsed: 'બેંક સ્ટેટમેન્ટની આ લીટી બીજા દાન માટે વપરાઈ ગઈ છે.',
};

export default responses;
