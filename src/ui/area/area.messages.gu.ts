import { pluralIn } from '#src/messages/plural.ts';
import type en from './area.messages.en.ts';

const plural = pluralIn('gu');

const area: typeof en = {
  menu: 'મેનૂ',
  back: 'તમારા એકાઉન્ટ પર પાછા જાઓ',
  signOut: 'સાઇન આઉટ',
  cancel: 'રદ કરો',
  leaveIt: 'રહેવા દો',
  needsScript: 'આ ભાગ માટે જાવાસ્ક્રિપ્ટ જોઈએ. કૃપા કરીને બ્રાઉઝરમાં ચાલુ કરો.',

  closed: { title: 'આ ભાગ તમારા માટે બંધ છે', why: 'તમારી સંસ્થાની સ્થિતિ જુઓ', write: 'અમને લખો' },
  signedOut: 'તમે સાઇન આઉટ થયા છો.',
  numbers: ['એક', 'બે', 'ત્રણ', 'ચાર', 'પાંચ', 'છ', 'સાત', 'આઠ', 'નવ'],
  asCsv: 'CSVમાં',
  asXlsx: 'એક્સેલ માટે (XLSX)',
  confirm: {
    title: 'કૃપા કરીને તમારો પાસવર્ડ લખો',
    lead: 'તમારો પાસવર્ડ ફરી એક વાર લખો, જેથી ખુલ્લી રહી ગયેલી સ્ક્રીન પર બીજું કોઈ તમારા નામે આ ન કરી શકે. સાઇન આઉટ ન કરો તો અડધા કલાક સુધી અમે ફરી નહીં પૂછીએ.',
    fileLead:
      'તમારો પાસવર્ડ ફરી એક વાર લખો, જેથી ખુલ્લી રહી ગયેલી સ્ક્રીન પર બીજું કોઈ તમારા નામે આ ન કરી શકે. તમને તેનો ઈમેલ મળશે, અને તમારાં બાકીનાં ઉપકરણ સાઇન આઉટ થઈ જશે.',
    fileSaved: 'સેવ થઈ ગઈ. તમને તેનો ઈમેલ મોકલ્યો છે, અને તમારાં બાકીનાં ઉપકરણ સાઇન આઉટ થઈ ગયાં છે.',
    password: 'પાસવર્ડ',
    submit: 'આગળ વધો',
  },
  pages: { label: 'પેજ', page: (page) => `પેજ ${page}`, before: 'પાછલું', after: 'આગલું' },
  days: {
    short: ['રવિ', 'સોમ', 'મંગળ', 'બુધ', 'ગુરુ', 'શુક્ર', 'શનિ'],
    today: 'આજે',
    yesterday: 'ગઈકાલે',
    at: (day, time) => `${day}, ${time}`,
  },
  answerBy: {
    hours: (count, text) => plural(count, { one: 'એક કલાક બાકી', other: `${text} કલાક બાકી` }),
    soon: 'એક કલાકથી ઓછો સમય બાકી',
    over: 'સમય પૂરો થયો',
  },
  ngo: {
    label: 'તમારી સંસ્થા',
    see: 'લોકોને અમારું પેજ કેવું દેખાય છે તે જુઓ',
  },
  operations: {
    label: 'સંચાલન',
    team: 'ટીમ',
  },
};
export default area;
