import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    bankHolderRequired: 'ખાતેદારનું નામ લખો, ચેકબુક પર છે તેમ.',
    bankAccountRequired: 'ખાતા નંબર લખો.',
    bankAccountAgain: 'બેંક કે UPI આઈડી બદલાય છે, એટલે ખાતા નંબર ફરી લખો.',
    bankAccountWrong: 'ખાતા નંબરમાં 9 થી 18 આંકડા હોય. પાસબુક સાથે સરખાવો.',
    bankAccountDifferent: 'બંને ખાતા નંબર સરખા નથી. પાસબુક સાથે સરખાવો.',
    bankIfscRequired: 'IFSC લખો. તે દરેક ચેક પર હોય છે.',
    bankIfscWrong: 'IFSC કોડમાં 11 અક્ષર હોય: 4 અંગ્રેજી અક્ષર, એક શૂન્ય, પછી 6 અક્ષર કે આંકડા.',
    bankIfscUnknown: 'કોઈ બેંકનો IFSC આ રીતે શરૂ થતો નથી. પહેલા 4 અક્ષર સરખાવો.',
    bankBranchUnknown:
      'આ શાખા અમારી યાદીમાં નથી. ચેકબુક પરનો IFSC જુઓ. બરાબર હોય તો “IFSC બરાબર છે” પર નિશાની કરો.',
    bankIfscForeign: 'વિદેશનાં દાન માટેનું બેંક ખાતું સ્ટેટ બેંક ઓફ ઇન્ડિયામાં જ હોય. તેના IFSC કોડની શરૂઆતમાં SBIN હોય છે.',
    bankForeignNotAllowed:
      'FCRA નોંધણી ચાલુ હોય તેવી સંસ્થા જ વિદેશથી દાન લઈ શકે. પહેલાં “અમારી સંસ્થા” વિભાગમાં તે ઉમેરો.',
    bankBranchRequired: 'શાખાનું નામ લખો.',
    bankUpiWrong: 'UPI આઈડી name@bank જેવો હોય છે. તમારી બેંકની ઍપ સાથે સરખાવો.',
    bankUpiEmail: 'આ ઈમેલ સરનામા જેવું લાગે છે. UPI આઈડીમાં @ પછી ટપકું હોતું નથી, જેમ કે name@bank.',
  },
  answers: {
    bankDetailAdded: 'સાચવ્યું. દાતાઓને 48 કલાકમાં દેખાશે, અથવા અમારી ટીમ મંજૂર કરે ત્યારે. ઈમેલ મોકલ્યો છે.',
    bankDetailChanged: 'સાચવ્યું. ફેરફાર 48 કલાક રાહ જોશે, અથવા અમારી ટીમ મંજૂર કરે ત્યાં સુધી. ઈમેલ મોકલ્યો છે.',
    bankChangeWithdrawn: 'પાછું ખેંચ્યું. દાતાઓને પહેલાં હતું તે જ દેખાય છે.',
    bankDetailRemoved: 'કાઢી નાખ્યું. દાતાઓને હવે તે દેખાતું નથી.',
    bankDetailsFrozen:
      'કોઈએ કહ્યું કે એક ફેરફાર તમે કર્યો નથી. અમારી ટીમ તમારી સાથે વાત ન કરે ત્યાં સુધી દાન ક્યાં જમા થાય તે કોઈ બદલી શકશે નહીં.',
    bankDetailsFull: 'એક સંસ્થા 5 બેંક ખાતાં રાખી શકે. પહેલાં એક કાઢી નાખો.',
    bankDetailUnchanged: 'સાચવેલું છે તેનાથી કંઈ અલગ નથી.',
    bankDetailWaits: 'આ વિગતોનો એક ફેરફાર રાહ જુએ છે. તે થવા દો, અથવા પહેલાં તેને પાછો ખેંચો.',
    bankDetailWaitsNot: 'હવે કોઈ ફેરફાર રાહ જોતો નથી.',
    bankDetailPrimary: 'દાતાઓને આ વિગતો દેખાય છે. પહેલાં બીજા બેંક ખાતાને મુખ્ય બનાવો. દાતાઓને તે દેખાય પછી આ કાઢી શકાશે.',
  },
};
export default responses;
