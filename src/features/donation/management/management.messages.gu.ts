import type en from './management.messages.en.ts';

const management: typeof en = {
  title: 'દાન',
  headline: {
    waiting: (count, text) =>
      count === 1 ? 'એક ચુકવણી તમારે બેંકમાં જોવાની છે' : `${text} ચુકવણી તમારે બેંકમાં જોવાની છે`,
    receipts: (count, text) => (count === 1 ? 'એક રસીદ સહીની રાહ જુએ છે' : `${text} રસીદ સહીની રાહ જુએ છે`),
    month: (amount) => `આ મહિને ${amount} મળ્યા`,
    quiet: 'કોઈ ચુકવણી જોવાની બાકી નથી',
    nothing: 'હજી કોઈ દાન આવ્યું નથી',
  },
  lead: {
    waiting: 'દરેક ચુકવણીનો નંબર તમારા બેંક સ્ટેટમેન્ટ સાથે મેળવો. તમે મળ્યાની નોંધ કરો એટલે દાતાને રસીદ જાય છે.',
    other: 'અહીંના તમારા પેજથી મળેલું દાન, અને તમે પોતે ઉમેરો તે: રોકડ, ચેક, વસ્તુઓ.',
  },
  add: 'દાન ઉમેરો',
  figures: {
    waiting: 'ચુકવણી બેંકમાં જોવાની બાકી',
    month: (month) => `${month}માં મળ્યા`,
    year: (year) => `${year}માં મળ્યા`,
    receipts: 'રસીદ સહી માટે બાકી',
  },
  unsigned: (count, text) =>
    count === 1
      ? 'રસીદ પર કોણ સહી કરે છે તે જણાવો. પછી બાકી રસીદ બની જશે.'
      : `રસીદ પર કોણ સહી કરે છે તે જણાવો. પછી બાકી ${text} રસીદ બની જશે.`,
  sign: 'સહી કોણ કરે છે તે લખો',
  byMonth: {
    heading: 'દર મહિને મળેલું દાન',
    lead: (year) => `નાણાકીય વર્ષ ${year}, એપ્રિલથી માર્ચ. પાછું આપેલું તેમાં ગણ્યું નથી.`,
    none: (year) => `${year}માં હજી કંઈ મળ્યું નથી.`,
  },
  heading: 'દાનની યાદી',
  which: 'કયું દાન',
  all: 'બધાં',
  search: 'શોધો: નામ, મોબાઇલ, ઈમેલ, પેમેન્ટ કે રસીદ નંબર',
  method: 'કેવી રીતે આપ્યું',
  anyMethod: 'કોઈ પણ રીતે',
  purpose: 'હેતુ',
  anyPurpose: 'કોઈ પણ હેતુ',
  year: 'નાણાકીય વર્ષ',
  anyYear: 'બધાં વર્ષ',
  month: 'મહિનો',
  anyMonth: 'બધા મહિના',
  matches: (_count, text) => `${text} દાન`,
  manyMatches: (text) => `${text}થી વધુ દાન. એક શબ્દ વધુ લખો તો શોધવું સહેલું.`,
  worth: (amount) => `કુલ ${amount}`,
  nothingYet: 'હજી દાન નથી',
  nothingYetLead: 'દાતાઓને તમારી બેંકની વિગતો દેખાવા માંડે પછી દાન અહીં દેખાશે. રોકડ અને ચેક તમે પોતે ઉમેરી શકો.',
  toBankDetails: 'બેંકની વિગતો',
  nothingFits: 'કોઈ દાન મળ્યું નહીં',
  nothingFitsLead: 'ઓછા શબ્દો લખી જુઓ, અથવા બધાં દાન જુઓ.',
  columns: {
    donor: 'દાતા',
    amount: 'રકમ',
    method: 'કેવી રીતે',
    day: 'તારીખ',
    purpose: 'શેના માટે',
    status: 'સ્થિતિ',
  },
  givenBack: (amount) => `${amount} પાછા આપ્યા`,
  receipt: (number) => `રસીદ ${number}`,
  choose: (name) => `${name}: આ ચુકવણી પસંદ કરો`,
  several: {
    chosen: (count, text) => (count === 0 ? 'કંઈ પસંદ કર્યું નથી' : `${text} પસંદ કરી`),
    all: 'આ પેજની બધી પસંદ કરો',
    open: 'પસંદ કરેલી મળી ગઈ',
    title: (count, text) => (count === 1 ? 'આ ચુકવણી તમારી બેંકમાં છે?' : `આ ${text} ચુકવણી તમારી બેંકમાં છે?`),
    lead: 'દાતાઓને રસીદ જશે. બેંકમાં જોઈ હોય તેની જ નોંધ કરો.',
    confirm: 'હા, મળી ગઈ',
    done: (count, text) => (count === 0 ? 'એકેય નોંધાઈ નહીં' : `${text} નોંધાઈ ગઈ`),
    lost: 'આ નોંધાઈ શકી નહીં:',
    close: 'બંધ કરો',
  },
  file: 'ફાઇલમાં અહીંની આખી યાદી છે, બધાં પેજની, દાતાના સંપર્ક સાથે. PAN અને બીજા નંબર ઢાંકેલા છે. સાચવીને રાખજો.',
};

export default management;
