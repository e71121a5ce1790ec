import type en from './detail.messages.en.ts';

const detail: typeof en = {
  allSchemes: 'બધી યોજનાઓ',
  category: 'પ્રકાર',
  beneficiary: 'લાભાર્થી',
  gender: 'સ્ત્રી / પુરુષ',
  state: 'રાજ્ય',
  offeredBy: 'આપનાર સંસ્થા',
  government: 'સરકારી યોજના',
  who: 'કોને મળી શકે',
  age: 'ઉંમર',
  ages: (from, to) => `${from}થી ${to} વર્ષ`,
  ageFrom: (age) => `${age} વર્ષ કે તેથી વધુ`,
  ageTo: (age) => `${age} વર્ષ સુધી`,
  income: 'કુટુંબની આવક',
  incomeUpTo: (amount) => `આખા કુટુંબની, વર્ષે ${amount} સુધી`,
  conditions: 'શરતો',
  documents: 'જરૂરી દસ્તાવેજો',
  noRules: 'અહીં ઉંમર, આવક કે દસ્તાવેજો જણાવેલાં નથી. જતાં પહેલાં સંસ્થાને પૂછો.',
  officialRules: 'ઉંમર, આવક અને દસ્તાવેજના નિયમો સરકારી વેબસાઇટ પર છે.',
  register: 'નોંધણી કરો',
  registerHint: 'સંસ્થા તમારી નોંધણી જોશે અને તમારો સંપર્ક કરશે.',
  learnMore: 'વધુ જાણો',
  learnMoreHint: 'હાલના નિયમો અને અરજી કરવાની રીત સરકારી વેબસાઇટ પર છે.',
  website: 'વેબસાઇટ પર વધુ જાણો',
  newTab: (host) => `${host}, નવી ટૅબમાં ખૂલશે`,
  finder: 'મને કઈ યોજનાઓ મળી શકે?',
  helpWith: 'અરજી કેવી રીતે કરવી તે સમજાતું નથી?',
  notFound: {
    title: 'યોજના મળી નથી',
    lead: 'બની શકે કે લિંક જૂની હોય અથવા યોજના બંધ થઈ ગઈ હોય.',
    all: 'બધી યોજનાઓ જુઓ',
  },
};

export default detail;
