import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    signatoryNameRequired: 'સહી કરનારનું નામ લખો.',
    signatoryDesignationRequired: 'સંસ્થામાં તેમનો હોદ્દો લખો, જેમ કે ટ્રસ્ટી.',
    signatoryStays: 'રસીદ પર કોઈની સહી જોઈએ. હવેથી સહી કરનારનું નામ લખો.',
    urnDayWrong: 'દિવસ પસંદ કરો, અથવા ખાલી રાખો.',
    urnDayFuture: 'આ દિવસ હજી આવ્યો નથી. આવકવેરા કચેરીના આદેશમાં તારીખ હોય છે.',
    signatureNeeded: 'સહીનો ફોટો પસંદ કરો.',
    signatureKind: 'PNG કે JPEG ફોટો પસંદ કરો. ફોન અને સ્કેનર એવા જ ફોટા બનાવે છે.',
    signatureLarge: 'ફોટો વધુમાં વધુ 2 MBનો હોઈ શકે. નાનો ફોટો મોકલો.',
    signatureBroken: 'આ ફોટો ખૂલતો નથી. ફરી પાડો કે ફરી સાચવો.',
  },
  answers: {
    donationSettingChanged: 'તે દરમિયાન તમારી સંસ્થામાંથી કોઈએ આ સેટિંગ સાચવ્યાં. તમે લખેલું અહીં જ છે.',
    donationSettingSaved: 'સેટિંગ સાચવ્યાં.',
    signatureSaved: 'સહી સાચવી. હવેથી રસીદમાં તે દેખાશે.',
    signatureRemoved: 'ફોટો કાઢી નાખ્યો. હવેથી રસીદ તેના વગર છપાશે.',
  },
};

export default responses;
