import { pluralIn } from '#src/messages/plural.ts';
import type en from './bank-oversight.messages.en.ts';

const plural = pluralIn('gu');

const oversight: typeof en = {
  title: 'બેંકની વિગતો',
  headline: (count, shown) =>
    plural(count, {
      one: `દાન ક્યાં જાય તેનો ${shown} ફેરફાર રાહ જુએ છે`,
      other: `દાન ક્યાં જાય તેના ${shown} ફેરફાર રાહ જુએ છે`,
    }),
  nothing: 'દાન ક્યાં જાય તેનો કોઈ ફેરફાર રાહ જોતો નથી',
  lead: 'ફેરફાર માંગ્યા પછી 48 કલાકે તે દાતાઓને દેખાય છે. તમે જાણો છો તે નંબર પર સંસ્થાને ફોન કર્યો હોય તો જ વહેલું મંજૂર કરો.',
  empty: 'કંઈ રાહ જોતું નથી',
  emptyLead: 'સંસ્થા બેંકની વિગતો બદલે ત્યારે ફેરફાર અહીં દેખાય છે.',
  columns: {
    ngo: 'સંસ્થા',
    change: 'શું બદલાય છે',
    who: 'કોણે માંગ્યું',
    effect: 'દાતાઓને ક્યારે દેખાશે',
    action: 'શું કરવું',
  },
  before: 'અત્યાર સુધી:',
  after: 'નવું:',
  first: 'કંઈ નહીં',
  primary: 'મુખ્ય બેંક ખાતું બનશે',
  otherName: 'ખાતેદારનું નામ સંસ્થાના નામથી જુદું છે',
  nobody: 'કાઢી નાખેલું એકાઉન્ટ',
  since: (time) => `ક્યારથી: ${time}`,
  due: 'થોડી મિનિટમાં',
  confirm: 'મંજૂર કરો',
  confirmTitle: 'દાતાઓને હમણાં જ બતાવવું છે?',
  confirmText: (ngo) =>
    `પછી ${ngo} સંસ્થાનાં દાન અહીં જમા થશે. તમે જાણો છો તે નંબર પર સંસ્થા સાથે વાત કરી હોય તો જ મંજૂર કરો.`,
  confirmYes: 'પાસવર્ડ આપીને મંજૂર કરો',
  stop: 'રોકો',
  stopTitle: 'આ ફેરફાર રોકવો છે?',
  stopText: 'તમારું કારણ સંસ્થાને ઈમેલથી મળશે.',
  stopActiveText: 'દાતાઓને આ દેખાય છે. રોકશો તો સંસ્થા બીજી વિગતો ન લખે ત્યાં સુધી દાન બંધ રહેશે.',
  stopReason: 'કારણ',
  stopHint: 'સંસ્થાએ હવે શું કરવું',
  stopYes: 'રોકી દો',
  frozen: {
    headline: (count, shown) =>
      plural(count, {
        one: `${shown} સંસ્થા માટે ફેરફાર બંધ છે`,
        other: `${shown} સંસ્થાઓ માટે ફેરફાર બંધ છે`,
      }),
    lead: 'કોઈએ અમારા ઈમેલની લિંક ખોલીને કહ્યું કે ફેરફાર તેમણે કર્યો નથી. તમે ફરી ચાલુ ન કરો ત્યાં સુધી આ સંસ્થાઓ કંઈ બદલી શકતી નથી. પહેલાં તેમને ફોન કરો.',
    since: (time) => `ક્યારથી બંધ: ${time}`,
    active: 'દાતાઓને અત્યારે દેખાય છે:',
    none: 'દાતાઓને બેંકની કોઈ વિગતો દેખાતી નથી.',
    release: 'ફરી ચાલુ કરો',
    releaseTitle: (ngo) => `${ngo} માટે ફરી ચાલુ કરવું છે?`,
    releaseText: 'પછી સંસ્થા દાન ક્યાં જમા થાય તે ફરી બદલી શકશે. તેણે પાસવર્ડ બદલ્યો છે? ફેરફાર કોણે માંગ્યો હતો તે જાણો છો?',
    releaseYes: 'પાસવર્ડ આપીને ચાલુ કરો',
  },
  password: 'તમારો પાસવર્ડ ફરી લખો, જેથી તમારા નામે બીજું કોઈ આ ન કરી શકે.',
  errors: { bankStopReasonRequired: 'કેમ રોકો છો તે લખો.' },
  answers: {
    bankChangeConfirmed: 'મંજૂર કર્યું. દાતાઓને હવે દેખાય છે.',
    bankChangeStoppedNow: 'રોક્યું. સંસ્થાને ઈમેલ મળશે.',
    bankDetailsReleased: 'ફરી ચાલુ કર્યું. સંસ્થાને ઈમેલ મળશે.',
    bankChangeFrozen: 'આ સંસ્થા માટે ફેરફાર બંધ છે. પહેલાં ફરી ચાલુ કરો, અથવા ફેરફાર રોકો.',
    bankChangeOver: 'આ ફેરફાર હવે રાહ જોતો નથી.',
    bankDetailsNotFrozen: 'આ સંસ્થા માટે ફેરફાર બંધ નથી.',
  },
};
export default oversight;
