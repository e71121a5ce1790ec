import { pluralIn } from '#src/messages/plural.ts';
import type en from './certificates.messages.en.ts';

const plural = pluralIn('gu');

const certificates: typeof en = {
  title: 'પ્રમાણપત્રો',
  headline: (count, shown) =>
    plural(count, {
      one: `${shown} પ્રમાણપત્ર આપ્યું`,
      other: `${shown} પ્રમાણપત્રો આપ્યાં`,
    }),
  lead: 'તમારા સ્વયંસેવકોને તેમના કલાકોનું પ્રમાણપત્ર આપીને આભાર કહો. તેના પર નંબર હોય છે, જે કોઈ પણ ચકાસી શકે.',
  search: 'શોધો: નામ કે નંબર',
  nothingFits: 'એવું કોઈ પ્રમાણપત્ર નથી',
  nothingFitsLead: 'ઓછા શબ્દો લખો, કે બધાં જુઓ.',
  all: 'બધાં પ્રમાણપત્રો',
  empty: 'હજુ કોઈ પ્રમાણપત્ર નથી',
  emptyLead: 'પહેલાં કોઈ શિફ્ટના કલાક પાકા કરો. પછી અહીં પ્રમાણપત્ર આપો.',
  columns: {
    number: 'નંબર',
    name: 'નામ',
    hours: 'કલાક',
    period: 'સમયગાળો',
    state: 'સ્થિતિ',
    action: 'શું કરવું',
  },
  days: (from, to) => `${from}થી ${to}`,
  erased: (initials) => `${initials} (ભૂંસેલું)`,
  issuedOn: (day) => `${day}ના રોજ આપ્યું`,
  withdrawnOn: (day, reason) => `${day}: ${reason}`,
  fileOf: (name) => `${name}નું PDF`,
  withdraw: 'પાછું લો',
  withdrawDialog: {
    title: (number) => `પ્રમાણપત્ર ${number} પાછું લેવું છે?`,
    lead: 'જે કોઈ તેનો નંબર ચકાસે તેને દેખાશે કે તે પાછું લેવાયું છે. આ પછી બદલી શકાશે નહીં.',
    reason: 'કારણ',
    hint: 'તે ફક્ત તમારી સંસ્થા જુએ છે.',
    confirm: 'પાછું લો',
    keep: 'રહેવા દો',
  },
  issue: {
    button: 'પ્રમાણપત્ર આપો',
    title: 'પ્રમાણપત્ર આપો',
    find: 'સ્વયંસેવક શોધો',
    findHint: 'સ્વીકારેલા સ્વયંસેવકનું નામ, મોબાઇલ નંબર કે શહેર',
    search: 'શોધો',
    nobody: 'એવા કોઈ સ્વીકારેલા સ્વયંસેવક મળ્યા નહીં.',
    volunteer: 'સ્વયંસેવક',
    other: 'બીજા કોઈને પસંદ કરો',
    periodFrom: 'પહેલો દિવસ',
    periodTo: 'છેલ્લો દિવસ',
    hours: 'કલાક',
    confirmed: (shown) => `આ સમયમાં ${shown} કલાક પાકા છે.`,
    nothing: 'આ સમયમાં કોઈ કલાક પાકા નથી. પહેલાં તેને શિફ્ટમાં પાકા કરો.',
    mailed: 'તેમને પ્રમાણપત્ર તરત ઈમેલથી મળશે.',
    confirm: 'આપો અને મોકલો',
  },
};
export default certificates;
