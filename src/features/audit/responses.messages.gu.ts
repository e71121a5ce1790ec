import type en from './responses.messages.en.ts';

export default {
  exportsUsedUp: 'તમે એક દિવસમાં 30 ફાઇલ સાચવી છે. કામ માટે વધારે જોઈએ તો અમને લખો.',
  readsUsedUp: 'તમે એક દિવસમાં 300 વિનંતી વાંચી છે.',
  searchesUsedUp: 'આજે તમારા ખાતામાંથી બહુ વધારે વાર શોધ્યું છે. તમારો પાસવર્ડ લખો, પછી આગળ શોધી શકશો.',
  peopleUsedUp:
    'તમે આજે 500 લોકોના સંપર્ક જોયા છે. બાકીના કાલે જોઈ શકશો; આખી યાદી તમે હમણાં તમારા પાસવર્ડથી ફાઇલમાં સાચવી શકો છો.',
} satisfies Record<keyof typeof en, string>;
