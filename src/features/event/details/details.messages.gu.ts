import { pluralIn } from '#src/messages/plural.ts';
import type en from './details.messages.en.ts';

const plural = pluralIn('gu');

const details: typeof en = {
  allEvents: 'બધા કાર્યક્રમો',
  facts: {
    when: 'ક્યારે',
    where: 'ક્યાં',
    organiser: 'કોણ યોજે છે',
    cost: 'ખર્ચ',
    whoFor: 'કોના માટે',
    whatToBring: 'સાથે લાવજો',
    access: 'પહોંચવાની સગવડ',
    languages: 'ત્યાં બોલાતી ભાષા',
    contact: 'કંઈ પૂછવું હોય તો',
  },
  map: 'નકશામાં જુઓ',
  onlineHint: 'નોંધણી કરશો એટલે લિંક મળશે.',
  stepFree: 'પગથિયાં વગર જઈ શકાય',
  notStepFree: 'પગથિયાં વગર જઈ શકાય કે નહીં તે સંસ્થાને પૂછી લો.',
  signLanguage: 'સાંકેતિક ભાષા',
  languageNames: { en: 'અંગ્રેજી', gu: 'ગુજરાતી', hi: 'હિન્દી' },
  free: 'સીટ ખાલી છે',
  few: 'થોડી જ સીટ બાકી છે',
  seats: (capacity) => `કુલ ${capacity} સીટ`,
  register: 'નોંધણી કરો',
  join: 'વેઇટિંગ લિસ્ટમાં જોડાઓ',
  registerHint: 'બે મિનિટનું કામ, એકાઉન્ટ જોઈતું નથી. ટિકિટ મળશે અને ગમે ત્યારે રદ કરી શકશો.',
  until: (moment) => `${moment} સુધી નોંધણી થશે.`,
  full: 'બધી સીટ ભરાઈ ગઈ છે',
  fullHint: 'સીટ ખાલી થશે ત્યારે વેઇટિંગ લિસ્ટમાંથી પહેલાને ઈમેલ મળશે અને સીટ લેવા 24 કલાક મળશે.',
  closed: 'નોંધણી પૂરી થઈ',
  closedHint: 'હજી આવી શકાય કે નહીં તે સંસ્થાને પૂછી શકો.',
  over: 'આ કાર્યક્રમ થઈ ગયો છે',
  cancelled: 'આ કાર્યક્રમ રદ થયો છે',
  toCalendar: 'કૅલેન્ડરમાં ઉમેરો',
  shareText: (title, when, place) => `${title}\n${when}\n${place}\n`,
  more: 'આ સંસ્થાના બીજા કાર્યક્રમો',
  inDays: (days, shown) => plural(days, { one: `${shown} દિવસ પછી`, other: `${shown} દિવસ પછી` }),
};

export default details;
