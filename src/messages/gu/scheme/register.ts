import type { Catalogue } from '../../messages.tsx';

const register: Catalogue['scheme/register'] = {
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
    mobileNumber: 'સંસ્થા તમને આના પર ફોન કરશે.',
    email: 'નોંધણી થઈ ગઈ તે અમે આ ઈમેલ પર જણાવીશું.',
  },
  chooseCity: 'શહેર પસંદ કરો',
  submit: 'મોકલો',
  back: 'પાછા',
  kept: (ngo, days, years) =>
    `અહીં લખેલું ફક્ત ${ngo} જુએ છે, જેથી તમારી નોંધણી જોઈને તમારો સંપર્ક કરી શકે. સંસ્થાના નિર્ણયના ${days} દિવસ પછી, અથવા ${years} વર્ષ સુધી કશું ન થાય તો, તે ભૂંસાઈ જાય છે.`,
  next: {
    heading: 'પછી શું થશે',
    steps: [
      ['સંસ્થાને મળશે', 'તરત જ.'],
      ['તમને ઈમેલ મળશે', 'તેમાં ખાતરી કરો કે લખનાર તમે જ હતા.'],
      ['સંસ્થા સંપર્ક કરશે', 'યોજનામાં માંગેલા દસ્તાવેજો તૈયાર રાખો.'],
    ],
  },
  done: 'યોજના માટે તમારી નોંધણી થઈ ગઈ',
  doneText: (ngo) => `તમારી નોંધણી ${ngo}ને મળી ગઈ છે. સંસ્થા તમારો સંપર્ક કરશે.`,
  /** The page that the link in the mail leads to. */
  confirm: {
    title: 'તમારી નોંધણીની ખાતરી કરો',
    lead: 'બટન દબાવો, ત્યારે સંસ્થા જાણશે કે આ ઈ-મેલ સરનામું તમારું છે.',
    submit: 'ખાતરી કરો',
    done: 'તમારી નોંધણીની ખાતરી થઈ ગઈ',
    schemes: 'બધી યોજનાઓ જુઓ',
  },
  toScheme: 'યોજના પર પાછા',
  home: 'હોમ પેજ પર જાઓ',
  /** Sent, and it did not work. */
  failed: 'કંઈક ખોટું થયું. ફરી પ્રયાસ કરો',
  /** What may be wrong with a field. */
  faults: {
    schemeUserNameRequired: 'નામ જરૂરી છે',
    schemeUserMobileRequired: 'મોબાઇલ નંબર જરૂરી છે',
    schemeUserEmailRequired: 'ઈમેલ જરૂરી છે',
    schemeUserAddressRequired: 'સરનામું જરૂરી છે',
    schemeUserCityRequired: 'શહેર જરૂરી છે',
  },
};

export default register;
