import { pluralIn } from '#src/messages/plural.ts';
import type en from './ticket.messages.en.ts';

const plural = pluralIn('gu');

const ticket: typeof en = {
  title: 'તમારી ટિકિટ',
  states: {
    registered: 'તમારી નોંધણી થઈ ગઈ છે',
    waiting: 'વેઇટિંગ લિસ્ટમાં તમારું નામ છે',
    offered: 'તમારા માટે સીટ ખાલી થઈ છે',
    cancelled: 'આ નોંધણી રદ થઈ છે',
    attended: 'તમે આવ્યા હતા',
  },
  eventCancelled: 'આ કાર્યક્રમ રદ થયો છે',
  number: 'દરવાજે બોલવાનો નંબર',
  code: (number) => `ટિકિટ ${number}નો કોડ`,
  photograph: 'હમણાં જ આ પેજનો ફોટો પાડી લો. તેમાં તમારો નંબર છે, અને બદલવા કે રદ કરવાની લિંક પણ.',
  people: (count, shown) => plural(count, { one: `${shown} વ્યક્તિ`, other: `${shown} લોકો` }),
  name: 'નામ',
  size: 'કેટલા લોકો',
  join: 'ઓનલાઇન જોડાઓ',
  position: (count, shown) =>
    count === 0
      ? 'હવે તમારો જ વારો છે.'
      : plural(count, { one: `તમારી આગળ ${shown} નામ છે.`, other: `તમારી આગળ ${shown} નામ છે.` }),
  waitingText: 'સીટ ખાલી થશે ત્યારે ઈમેલ આવશે અને સીટ લેવા 24 કલાક મળશે, કાર્યક્રમ નજીક હોય તો ઓછા.',
  waitingNoEmail: 'સીટ ખાલી થઈ કે નહીં તે જોવા આ પેજ ફરી ખોલજો.',
  offeredUntil: (moment) => `${moment} સુધીમાં લઈ લો. પછી તે બીજાને મળશે.`,
  take: 'સીટ લઈ લો',
  change: 'લોકોની સંખ્યા બદલો',
  changeSubmit: 'બદલો',
  cancel: 'નોંધણી રદ કરો',
  cancelText: 'બીજા લોકો તમારી સીટની રાહ જોતા હશે. રદ કર્યા પછી પાછું નહીં થાય, પણ ફરી નોંધણી કરી શકશો.',
  cancelSubmit: 'હા, રદ કરો',
  closed: 'આ નોંધણી હવે બદલી શકાતી નથી.',
  toCalendar: 'કૅલેન્ડરમાં ઉમેરો',
  toEvent: 'કાર્યક્રમ જુઓ',
  notFound: 'આ ટિકિટ મળી નહીં',
  notFoundText: 'લિંક અધૂરી હશે, અથવા કાર્યક્રમ પછી ટિકિટ ભૂંસાઈ ગઈ હશે. ઈમેલમાંની લિંક ફરી ખોલો.',
  otherEvents: 'બધા કાર્યક્રમો જુઓ',
  emails: {
    title: 'તમારી નોંધણીના ઈમેલ',
    end: 'વધુ સંદેશ નથી જોઈતા',
    endText: 'પછી સંસ્થા આ કાર્યક્રમ વિશે તમને લખી નહીં શકે. નોંધણી ચાલુ રહેશે, અને સમય કે સ્થળ બદલાય તો અમે તો જણાવીશું જ.',
    notMe: 'આ તમે નથી કર્યું?',
    notMeText: 'નોંધણી તમે ન કરી હોય અને તમારે આવવું ન હોય, તો અમે નોંધણી અને તેમાં લખેલું બધું ભૂંસી નાખીશું.',
    erase: 'આ મેં નથી કર્યું: ભૂંસી નાખો',
  },
};

export default ticket;
