import { pluralIn } from '#src/messages/plural.ts';
import type en from './check-in.messages.en.ts';

const plural = pluralIn('gu');

const checkIn: typeof en = {
  title: 'પ્રવેશ',
  pageTitle: (event) => `પ્રવેશ: ${event}`,
  toRegistrations: 'બધી નોંધણીઓ',
  inside: (inside, registered) => `${registered}માંથી ${inside} લોકો આવી ગયા`,
  loadedAt: (time) => `યાદી ${time}ની છે`,
  online: 'નેટવર્ક ચાલુ છે. બધું મોકલાઈ ગયું.',
  unsent: (count, text) =>
    plural(count, { one: `${text} પ્રવેશ મોકલવાનો બાકી છે.`, other: `${text} પ્રવેશ મોકલવાના બાકી છે.` }),
  offline: 'નેટવર્ક નથી. તમે કામ ચાલુ રાખો: પ્રવેશ આ ફોનમાં સચવાય છે અને પછી મોકલાશે.',
  signedOut: 'તમે સાઇન આઉટ થઈ ગયા છો. કામ ચાલુ રાખો. મોકલવા માટે સાઇન ઇન કરો.',
  signIn: 'સાઇન ઇન કરો',
  refresh: 'યાદી ફરી લાવો',
  scan: 'ટિકિટ સ્કૅન કરો',
  stopScan: 'કૅમેરા બંધ કરો',
  camera: 'કૅમેરાનું ચિત્ર',
  noCamera: 'કૅમેરા ચાલતો નથી. બ્રાઉઝરમાં આ પેજ માટે મંજૂરી આપો, અથવા નંબર લખો.',
  number: 'ટિકિટ પરનો નંબર',
  numberHint: 'જેમ કે EV-9QD3-7K',
  letIn: 'અંદર આવવા દો',
  badNumber: 'આ ટિકિટનો નંબર નથી. તે EVથી શરૂ થાય છે અને પછી છ અક્ષર કે આંકડા હોય છે.',
  admitted: (name) => `${name} અંદર આવી શકે છે`,
  people: (count, text) => plural(count, { one: `${text} વ્યક્તિ`, other: `${text} વ્યક્તિઓ` }),
  already: (time) => `${time} વાગ્યે અંદર આવી ગયા છે`,
  alreadyText: 'આ ટિકિટ પહેલાં વપરાઈ ગઈ છે. નામ પૂછો અને યાદીમાં જુઓ.',
  waiting: 'વેઇટિંગ લિસ્ટમાં છે',
  waitingText: 'તેમને હજી સીટ મળી નથી.',
  cancelled: 'રદ થયેલી',
  cancelledText: 'તે રદ થઈ છે, અથવા લિંક ક્યારેય ખોલી નથી. જગ્યા હોય તો અંદર આવવા દો અને હાથે ઉમેરી લો.',
  unlisted: 'આ ફોનની યાદીમાં નથી',
  unlistedText: (time) =>
    `યાદી ${time}ની છે. જો તેમણે પછી નોંધણી કરી હોય તો અંદર આવવા દો: નેટવર્ક આવતાં જ નંબરની ચકાસણી થશે.`,
  letInAnyway: 'તોય અંદર આવવા દો',
  problems: 'આ જોઈ લો',
  problem: {
    already: (ticket, time) => `${ticket}: આ ટિકિટથી બીજા દરવાજે ${time} વાગ્યે કોઈ અંદર આવી ગયું હતું`,
    waiting: (ticket) => `${ticket}: વેઇટિંગ લિસ્ટમાં છે, સીટ મળી નથી`,
    cancelled: (ticket) => `${ticket}: રદ થઈ ગઈ હતી`,
    unknown: (ticket) => `${ticket}: આ કાર્યક્રમની આવી કોઈ ટિકિટ નથી`,
  },
  latest: 'આ ફોનથી અંદર આવેલા',
  privacy: (hours) => `નામ અને ટિકિટ નંબર ફક્ત આ ફોનમાં રહે છે અને કાર્યક્રમના ${hours} કલાક પછી ભૂંસાઈ જાય છે.`,
  erase: 'આ ફોનમાંથી યાદી ભૂંસો',
  eraseTitle: 'યાદી ભૂંસવી છે?',
  eraseText: 'નામ આ ફોનમાંથી નીકળી જશે. જે મોકલાઈ ગયું છે તે કાર્યક્રમમાં રહેશે.',
  eraseUnsent: 'કેટલાક પ્રવેશ મોકલવાના બાકી છે. તે ખોવાઈ જશે. પહેલાં નેટવર્કની રાહ જુઓ.',
  erased: 'આ ફોનમાંથી યાદી ભૂંસાઈ ગઈ.',
  failed: {
    offline: 'નેટવર્ક નથી. નેટવર્ક હોય ત્યારે આ પેજ એક વાર ખોલો. પછી તે નેટવર્ક વગર ચાલશે.',
    notFound: 'તમારી સંસ્થાનો આવો કોઈ કાર્યક્રમ નથી, અથવા તે જાહેર થયો નથી.',
    other: 'યાદી આવી શકી નહીં. ફરી પ્રયાસ કરો.',
    signedOut: 'યાદી લાવવા માટે સાઇન ઇન કરો.',
  },
  tryAgain: 'ફરી પ્રયાસ કરો',
  blocked: 'આ બ્રાઉઝર કંઈ સાચવવા દેતું નથી, જેમ કે ખાનગી વિન્ડોમાં. સામાન્ય વિન્ડોમાં ખોલો.',
};

export default checkIn;
