import type en from './registration.messages.en.ts';

const registration: typeof en = {
  errors: {
    eventNameRequired: 'તમારું નામ લખો.',
    eventMobileWrong: '10 આંકડાનો મોબાઇલ નંબર લખો.',
    eventEmailWrong: 'આ ઈમેલ પૂરો નથી. name@example.org જેવો લખો, અથવા ખાલી રાખો.',
    eventPartySizeWrong: 'કેટલા લોકો આવશે તે પસંદ કરો: 1 થી 5.',
    eventMobileOften: 'આ નંબરથી ઈમેલ વગર ત્રણ નોંધણી થઈ ચૂકી છે. ઈમેલ લખો, અથવા સંસ્થાને નોંધણી કરવા કહો.',
  },
};

export default registration;
