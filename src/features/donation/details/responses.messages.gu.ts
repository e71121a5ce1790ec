import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    giftAmountRequired: 'રકમ લખો.',
    giftAmountLarge: 'વધુમાં વધુ ₹99,99,99,999 નોંધી શકાય. રકમ ફરી જોઈ લો.',
    giftDayRequired: 'કયા દિવસે મળ્યું તે પસંદ કરો.',
    giftDayFuture: 'આ દિવસ હજી આવ્યો નથી. જે દિવસે મળ્યું તે પસંદ કરો.',
    giftDayOld: 'આ દિવસ બહુ જૂનો છે. વર્ષ ફરી જોઈ લો.',
    giftMethodRequired: 'કેવી રીતે આપ્યું તે પસંદ કરો.',
    giftKindRequired: 'શું આપ્યું તે લખો.',
    giftChequeWrong: 'ચેક નંબર 6 આંકડાનો હોય. તે ચેકમાં નીચે ડાબી બાજુ હોય છે.',
    giftPurposeUnknown: 'આ હેતુ બંધ છે. બીજો પસંદ કરો.',
    giftUtrClaimed: 'આ નંબરની ચુકવણી એક દાતાએ પહેલેથી જણાવી છે: {0}. ફરી ઉમેરવાને બદલે ત્યાં તે મળ્યાની નોંધ કરો.',
    giftNameRequired: 'નામ પણ લખો, અથવા દાતા વિશે બધું ખાલી રાખો.',
    giftMobileWrong: '10 આંકડાનો મોબાઇલ નંબર લખો, અથવા ખાલી રાખો.',
    giftEmailWrong: 'આ ઈમેલ અધૂરો છે. name@example.org જેવો લખો, અથવા ખાલી રાખો.',
    giftPanOfNgo: 'આ તમારી સંસ્થાનું PAN છે. દાતાનું લખો, અથવા ખાલી રાખો.',
    giftCashDay:
      'આ વ્યક્તિએ તે દિવસે રોકડમાં આપેલું ઉમેરીએ તો {0} કે વધુ થાય છે. કાયદો તેની મંજૂરી આપતો નથી. ચેક કે બેંક ટ્રાન્સફરથી આપવા કહો.',
    giftRefundRequired: 'કેટલું પાછું આપ્યું તે લખો.',
    giftRefundLess: 'આનાથી વધુ પાછું આપ્યાની નોંધ પહેલેથી છે.',
  },
  answers: {
    donationAtGateway: 'આ દાન પેમેન્ટ ગેટવેથી આવ્યું છે. રકમનું શું થયું તે ફક્ત ગેટવે જાણે છે.',
    donationErased: 'આ દાતાની વિગતો ભૂંસી નાખી છે.',
    receiptNone: 'માન્ય રસીદ નથી.',
    receiptNameless: 'રસીદ માટે દાતાનું નામ જોઈએ.',
    receiptUnsigned: 'પહેલાં “રસીદ અને સેટિંગ”માં લખો કે રસીદ પર કોણ સહી કરે છે.',
    donationAdded: 'દાન ઉમેરાયું.',
    donationConfirmed: 'મળ્યાની નોંધ થઈ.',
    donationsConfirmed: 'નોંધેલી ચુકવણી: {0}.',
    donationRefused: 'ના પાડી. દાતાને ઈમેલ મળે છે; તમારું કારણ તેની લિંકના પેજ પર દેખાય છે.',
    donationRefusedUnmailed: 'ના પાડી. દાતા તમારું કારણ દાનના પેજ પર જોશે; ઈમેલ નહીં જાય, એટલે બને તો ફોન કરો.',
    donationCancelledNow: 'દાન રદ થયું.',
    donationGivenBack: 'પાછું આપ્યાની નોંધ થઈ.',
    donorSaved: 'સાચવ્યું.',
    receiptCancelledNow: 'રસીદ રદ થઈ.',
    receiptReissued: 'નવી રસીદ બની ગઈ.',
  },
};

export default responses;
