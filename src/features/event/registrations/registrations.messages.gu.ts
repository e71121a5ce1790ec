import { pluralIn } from '#src/messages/plural.ts';
import type en from './registrations.messages.en.ts';

const plural = pluralIn('gu');

const registrations: typeof en = {
  title: (event) => `${event}ની નોંધણીઓ`,
  people: (count, text) =>
    plural(count, { one: 'એક વ્યક્તિની નોંધણી થઈ છે', other: `${text} લોકોની નોંધણી થઈ છે` }),
  cancelled: (count, text) =>
    count === 0 ? 'આ કાર્યક્રમ રદ થયો છે' : `આ કાર્યક્રમ રદ થયો છે, સાથે ${text} નોંધણી પણ રદ છે`,
  nobody: 'હજી કોઈએ નોંધણી કરાવી નથી',
  nobodyLead: 'જેમને આવવું હોય તેમને કાર્યક્રમનું પેજ મોકલો, અથવા જાતે ઉમેરો.',
  links: {
    all: 'બધા કાર્યક્રમો',
    edit: 'કાર્યક્રમ બદલો',
    page: 'પેજ જુઓ',
    checkIn: 'ચેક-ઇન',
  },
  stats: {
    registered: 'નોંધાયેલા લોકો',
    waiting: 'રાહ જોતા લોકો',
    attended: 'આવેલા લોકો',
    seatsLeft: 'ખાલી સીટ',
  },
  which: 'કઈ નોંધણીઓ',
  all: 'બધી',
  search: 'શોધો: નામ, ટિકિટ, મોબાઇલ કે ઈમેલ',
  partySize: 'સાથે કેટલા લોકો',
  anySize: 'ગમે તેટલા',
  sizes: (count) => plural(count, { one: '1 વ્યક્તિ', other: `${count} લોકો` }),
  matches: (count, text) => plural(count, { one: 'એક નોંધણી', other: `${text} નોંધણી` }),
  moreThan: (text) => `${text}થી વધુ નોંધણી`,
  nothingFits: 'કોઈ નોંધણી મળી નથી',
  nothingFitsLead: 'ઓછા શબ્દો લખી જુઓ, અથવા બધી જુઓ.',
  contact: 'સંપર્ક',
  action: 'શું કરવું',
  place: (place) => `ક્રમ ${place}`,
  offeredUntil: (time) => `${time} સુધી સીટ તેમના માટે રાખી છે`,
  cameAt: (time) => `${time} આવ્યા`,
  byNgo: 'તમે ઉમેર્યા',
  cancelledBy: {
    person: 'તેમણે જાતે કરી',
    ngo: 'તમે કરી',
    offer: 'રાખેલી સીટ લીધી નહીં',
    event: 'કાર્યક્રમ સાથે',
  },
  noEmail: 'ઈમેલ નથી',
  mark: 'આવી ગયા',
  takeBack: 'પાછું લો',
  moveUp: 'સીટ આપો',
  cancel: 'રદ કરો',
  cancelDialog: {
    title: (name) => `${name}ની નોંધણી રદ કરવી છે?`,
    lead: 'તેમની સીટ રાહ જોનારાઓને મળશે. આ પાછું નહીં થઈ શકે.',
    mailed: 'તેમને આ વિશે ઈમેલ જશે.',
    notMailed: 'તેમણે ઈમેલ આપ્યો નથી: તેમને ફોન કરજો.',
    confirm: 'હા, રદ કરો',
    keep: 'રહેવા દો',
  },
  add: {
    button: 'જાતે ઉમેરો',
    title: 'કોઈને જાતે ઉમેરો',
    lead: (seats, text) =>
      plural(seats, {
        0: 'બધી સીટ ભરાઈ ગઈ છે: તેઓ વેઇટિંગ લિસ્ટમાં જશે.',
        one: 'એક સીટ ખાલી છે. વધુ લોકો હોય તો વેઇટિંગ લિસ્ટમાં જશે.',
        other: `${text} સીટ ખાલી છે. તેથી વધુ લોકો હોય તો વેઇટિંગ લિસ્ટમાં જશે.`,
      }),
    name: 'નામ',
    mobile: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    emailHint: 'ટિકિટની લિંક સાથે એક ઈમેલ અહીં જશે. ન હોય તો તેમને ટિકિટનો નંબર કહી દેજો.',
    partySize: 'કેટલા લોકો',
    nameRequired: 'નામ લખો.',
    confirm: 'ઉમેરો',
  },
  file: 'ફાઇલમાં અહીંના બધા લોકો છે, દરેક પેજના, તેમના સંપર્ક સાથે. સાચવીને રાખજો.',
  mail: {
    button: 'લોકોને લખો',
    title: 'લોકોને લખો',
    to: 'કોને',
    audiences: {
      all: 'રદ ન કરનારા બધા',
      registered: 'નોંધાયેલા',
      waiting: 'વેઇટિંગ લિસ્ટમાં',
      attended: 'જેઓ આવ્યા હતા',
    },
    reached: (count, text) => plural(count, { 0: 'એકેય ઈમેલ નહીં', one: '1 ઈમેલ', other: `${text} ઈમેલ` }),
    subject: 'વિષય',
    text: 'સંદેશ',
    textHint: 'સમય, સ્થળ અને ટિકિટની લિંક આપમેળે ઉમેરાય છે. આધાર નંબર ન લખશો.',
    look: 'પહેલાં જોઈ લો',
    left: (count) =>
      plural(count, {
        0: 'તમે એક દિવસમાં 10 સંદેશ લખી ચૂક્યા છો. કાલે ફરી લખી શકશો.',
        one: 'આજે તમે હજી એક સંદેશ મોકલી શકો છો.',
        other: `આજે તમે હજી ${count} સંદેશ મોકલી શકો છો.`,
      }),
    preview: (count, text) =>
      plural(count, { one: 'એક વ્યક્તિને આ ઈમેલ મળશે:', other: `${text} લોકોને આ ઈમેલ મળશે:` }),
    nobody: 'આ સમૂહમાં સંદેશ કોઈને નહીં પહોંચે.',
    unreached: (_count, text) => `${text} વ્યક્તિને નહીં મળે:`,
    reasons: {
      unopened: (text) => `ઈમેલમાં ટિકિટ ખોલી નથી: ${text}`,
      unsubscribed: (text) => `વધુ સંદેશ નથી જોઈતા: ${text}`,
      noEmail: (text) => `ઈમેલ આપ્યો નથી: ${text}`,
    },
    proof: 'જેમણે પોતાના ઈમેલમાં ટિકિટ ખોલી છે તેમને જ સંદેશ જાય છે. આમ કોઈને માંગ્યા વિના ઈમેલ મળતો નથી.',
    mailsLeft: (text) => `બધા કાર્યક્રમો અને શિફ્ટ મળીને આજે તમે હજી ${text} લોકોને લખી શકો છો.`,
    send: 'હમણાં મોકલો',
    change: 'બદલો',
    sent: 'અત્યાર સુધીના સંદેશ',
    progress: (sent, total) => `${total}માંથી ${sent}`,
    statuses: { running: 'મોકલાય છે', done: 'મોકલ્યો', stopped: 'અટકાવ્યો' },
    another: 'બીજો લખો',
    stop: 'અટકાવો',
    close: 'બંધ કરો',
  },
};

export default registrations;
