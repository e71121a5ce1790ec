import { pluralIn } from '#src/messages/plural.ts';
import type en from './yearly-statement.messages.en.ts';

const plural = pluralIn('gu');

const yearlyStatement: typeof en = {
  title: 'વાર્ષિક પત્રક',
  headlineEmpty: (year) => `${year}માં કોઈ દાન મળ્યું નથી`,
  withoutId: (count, shown) =>
    plural(count, { one: `${shown} દાતાનું PAN હજી નથી`, other: `${shown} દાતાઓનું PAN હજી નથી` }),
  withoutAddress: (count, shown) =>
    plural(count, { one: `${shown} દાતાનું સરનામું હજી નથી`, other: `${shown} દાતાઓનું સરનામું હજી નથી` }),
  withoutRegistration: 'તમારો 80G નંબર હજી અધૂરો છે',
  complete: (year) => `${year}નું પત્રક તૈયાર છે`,
  lead: (form, act, due) => `ફોર્મ ${form} (${act}). ટેક્સ પોર્ટલ પર ${due} સુધીમાં ભરો.`,
  sums: (donors, shown, amount) =>
    plural(donors, {
      0: `બધાં દાન મળીને ${amount}.`,
      one: `નામવાળા ${shown} દાતા. બધાં દાન મળીને ${amount}.`,
      other: `નામવાળા ${shown} દાતાઓ. બધાં દાન મળીને ${amount}.`,
    }),
  year: 'નાણાકીય વર્ષ',

  ngo: {
    title: 'દરેક લીટીમાં કંઈક ખૂટે છે',
    urn: 'તમારી સંસ્થાનો 80G નોંધણી નંબર.',
    urnLink: 'તમારા પેજ પર લખો',
    issuedOn: 'તમારો 80G નંબર કયા દિવસે મળ્યો તે.',
    issuedOnLink: 'સેટિંગમાં લખો',
  },

  columns: { donor: 'દાતા', id: 'નંબર', type: 'પ્રકાર', amount: 'રકમ', check: 'સ્થિતિ' },
  modes: { electronic: 'બેંક, UPI કે ચેક', cash: 'રોકડ', kind: 'વસ્તુરૂપે' },
  gifts: (count, shown) => plural(count, { one: `${shown} દાન`, other: `${shown} દાન` }),
  noName: 'નામ વગર',
  noAddress: 'સરનામું નથી',
  problems: {
    id: 'PAN કે બીજો નંબર ખૂટે છે',
    name: 'નામ ખૂટે છે: ફાઇલમાં નહીં આવે',
    address: 'સરનામું ખૂટે છે',
    amount: '₹1થી ઓછી કિંમત: ફાઇલમાં નહીં આવે',
  },
  add: 'ઉમેરો',
  addOf: (donor) => `${donor} માટે`,
  notes: {
    kind: 'વસ્તુરૂપે આપેલા દાન પર દાતાને કરમાં છૂટ મળતી નથી.',
    cash: (limit) => `${limit}થી વધારે રોકડ પર દાતાને કરમાં છૂટ મળતી નથી.`,
    paise: 'પોર્ટલ પૂરા રૂપિયા જ લે છે; પૈસા છોડી દીધા છે.',
  },
  rowComplete: 'પૂરું',

  file: {
    title: 'ટેક્સ પોર્ટલ માટે ફાઇલ',
    lead: 'પોર્ટલના નમૂનાનાં બાર ખાનાંવાળી CSV. તેમાં PAN પૂરા હોય છે, તેથી અમે તમારો પાસવર્ડ પૂછીએ છીએ.',
    save: 'ફાઇલ સેવ કરો',
    ask: 'કંઈક ખૂટે છે, છતાં સેવ કરવી છે?',
    incomplete: (count, shown) =>
      plural(count, {
        one: `${shown} લીટીમાં નંબર કે સરનામું ખૂટે છે. પોર્ટલ તેને આમ નહીં સ્વીકારે.`,
        other: `${shown} લીટીઓમાં નંબર કે સરનામું ખૂટે છે. પોર્ટલ તેને આમ નહીં સ્વીકારે.`,
      }),
    leftOut: (count, shown) =>
      plural(count, {
        one: `${shown} લીટી ફાઇલમાં નહીં આવે, કારણ કે નામ નથી અથવા કિંમત ₹1થી ઓછી છે.`,
        other: `${shown} લીટીઓ ફાઇલમાં નહીં આવે, કારણ કે નામ નથી અથવા કિંમત ₹1થી ઓછી છે.`,
      }),
    registration: 'દરેક લીટીમાં 80G નંબર કે તેની તારીખ ખૂટે છે.',
    confirm: 'છતાં સેવ કરો',
    saved: (time) => `છેલ્લે સેવ કરી: ${time}.`,
    unchanged: 'ત્યાર પછી કંઈ બદલાયું નથી.',
    changed: (count, shown) =>
      plural(count, {
        one: `ત્યાર પછી ${shown} દાન બદલાયું છે. ફાઇલ ફરી સેવ કરો; પત્રક ભરી દીધું હોય તો સુધારેલું ભરો.`,
        other: `ત્યાર પછી ${shown} દાન બદલાયાં છે. ફાઇલ ફરી સેવ કરો; પત્રક ભરી દીધું હોય તો સુધારેલું ભરો.`,
      }),
    about: 'આ ફાઇલ વિશે',
    facts: [
      'પહેલાં ટેક્સ પોર્ટલ પરથી નવો નમૂનો ડાઉનલોડ કરો અને તેનાં મથાળાં આ ફાઇલ સાથે સરખાવો. પોર્ટલ ક્યારેક તે બદલે છે.',
      'એક દાતાનાં દાન એક લીટીમાં આવે છે, સિવાય કે પ્રકાર કે આપવાની રીત જુદી હોય.',
      'જે પાછું આપ્યું તે બાદ થાય છે. રદ કરેલાં દાન આવતાં નથી.',
      'વસ્તુરૂપે અને છૂટ વગરની રોકડમાં મળેલાં દાન પણ ફાઇલમાં છે. તે બતાવવાં કે નહીં તે તમારા હિસાબનીશને પૂછો.',
    ],
    section: (code, certificate) => `કલમનો કોડ: ${code}. પત્રક ભર્યા પછી દાતાઓને ફોર્મ ${certificate} મળે છે.`,
  },
  emptyTitle: 'આ વર્ષ માટે કંઈ ભરવાનું નથી',
  emptyLead: 'દાન મળે પછી અહીં દેખાય છે.',
};

export default yearlyStatement;
