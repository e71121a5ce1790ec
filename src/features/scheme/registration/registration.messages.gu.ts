import type en from './registration.messages.en.ts';

const register: typeof en = {
  title: 'આ યોજના માટે નોંધણી',
  pageTitle: (scheme) => `નોંધણી: ${scheme}`,
  description: (scheme, ngo) => `${ngo}ની યોજના ${scheme} માટે નોંધણી કરો.`,
  offeredBy: 'આપનાર સંસ્થા:',
  fields: {
    name: 'નામ',
    mobileNumber: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    address: 'સરનામું',
    city: 'શહેર',
  },
  hints: {
    mobileNumber: 'સંસ્થા તમને આ નંબર પર ફોન કરી શકે.',
    email: 'આના પર તમને ઈમેલ મળશે. તેમાં તમારી નોંધણીની ખાતરી કરો.',
  },
  chooseCity: 'શહેર પસંદ કરો',
  submit: 'મોકલો',
  back: 'પાછા',
  retention: (ngo, days, years) =>
    `અહીં લખેલું ફક્ત ${ngo} જોઈ શકે, જેથી તમારી નોંધણી જોઈને તમારો સંપર્ક કરે. સંસ્થાના નિર્ણયના ${days} દિવસ પછી, અથવા ${years} વર્ષ સુધી કોઈ ફેરફાર ન થાય તો, તે ભૂંસાઈ જાય છે.`,
  next: {
    heading: 'પછી શું થશે',
    steps: [
      ['તમારી નોંધણી સંસ્થાને મળશે', 'તરત જ.'],
      ['તમને ઈમેલ મળશે', 'તેમાંની લિંક ખોલીને ખાતરી કરો કે નોંધણી તમે જ કરી છે.'],
      ['સંસ્થા સંપર્ક કરશે', 'યોજના માટે જરૂરી દસ્તાવેજો તૈયાર રાખો.'],
    ],
  },
  registered: 'યોજના માટે તમારી નોંધણી થઈ ગઈ',
  doneText: (ngo) => `તમારી નોંધણી ${ngo}ને મળી ગઈ છે. સંસ્થા તમારો સંપર્ક કરશે.`,
  /** The page that the link in the mail leads to. */
  confirm: {
    title: 'તમારી નોંધણીની ખાતરી કરો',
    lead: 'બટન દબાવો, જેથી સંસ્થાને ખબર પડે કે આ ઈમેલ તમારો જ છે.',
    submit: 'ખાતરી કરો',
    confirmed: 'તમારી નોંધણીની ખાતરી થઈ ગઈ',
    schemes: 'બધી યોજનાઓ જુઓ',
  },
  toScheme: 'યોજના પર પાછા',
  home: 'હોમ પેજ પર જાઓ',
  /** Sent, and it did not work. */
  failed: 'કંઈક ખોટું થયું. ફરી પ્રયાસ કરો',
  /** What may be wrong with a field. */
  errors: {
    schemeUserNameRequired: 'નામ જરૂરી છે',
    schemeUserMobileRequired: 'મોબાઇલ નંબર જરૂરી છે',
    schemeUserEmailRequired: 'ઈમેલ જરૂરી છે',
    schemeUserAddressRequired: 'સરનામું જરૂરી છે',
    schemeUserCityRequired: 'શહેર જરૂરી છે',
  },
};

export default register;
