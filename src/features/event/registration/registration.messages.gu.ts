import { pluralIn } from '#src/messages/plural.ts';
import type en from './registration.messages.en.ts';

const plural = pluralIn('gu');

const registration: typeof en = {
  title: 'નોંધણી',
  pageTitle: (event) => `નોંધણી: ${event}`,
  description: (event, when) => `${event} માટે નોંધણી, ${when}.`,
  toEvent: 'કાર્યક્રમ પર પાછા',
  fields: {
    name: 'તમારું નામ',
    mobile: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    partySize: 'કેટલા લોકો આવશો?',
    answer: 'તમારો જવાબ',
  },
  hints: {
    mobile: 'કંઈ ફેરફાર થાય તો સંસ્થા આ નંબર પર ફોન કરશે.',
    email: 'ટિકિટ અહીં આવશે. ઈમેલ ન હોય તો ટિકિટ આગળના પેજ પર દેખાશે, તેનો ફોટો પાડી લેજો.',
    partySize: 'તમારા સહિત. વધુમાં વધુ પાંચ.',
  },
  question: 'સંસ્થા પૂછે છે',
  waitingList:
    'બધી સીટ ભરાઈ ગઈ છે. હમણાં નોંધણી કરશો તો વેઇટિંગ લિસ્ટમાં નામ લખાશે. સીટ ખાલી થશે ત્યારે જણાવીશું, એટલે ઈમેલ લખજો.',
  fewLeft: (count, shown) =>
    plural(count, {
      one: `ફક્ત ${shown} સીટ બાકી છે. વધારે લોકો આવશો તો વેઇટિંગ લિસ્ટમાં નામ લખાશે.`,
      other: `ફક્ત ${shown} સીટ બાકી છે. વધારે લોકો આવશો તો વેઇટિંગ લિસ્ટમાં નામ લખાશે.`,
    }),
  submit: 'નોંધણી કરો',
  join: 'વેઇટિંગ લિસ્ટમાં જોડાઓ',
  privacy: (ngo) => `અહીં લખેલું ફક્ત ${ngo} જોશે: તમને અંદર લેવા અને ફેરફાર જણાવવા. કાર્યક્રમના 90 દિવસ પછી ભૂંસી નખાશે.`,
  next: {
    heading: 'હવે શું થશે',
    steps: [
      ['ટિકિટ મળશે', 'ઈમેલથી, કોડ અને નંબર સાથે. ઈમેલ ન હોય તો આગળના પેજ પર.'],
      ['કંઈ કામ આવી પડ્યું?', 'ટિકિટની લિંકથી લોકોની સંખ્યા બદલો અથવા રદ કરો. એકાઉન્ટ જોઈતું નથી.'],
      ['દરવાજે', 'કોડ બતાવો અથવા નંબર બોલો.'],
    ],
  },
  done: {
    registered: 'તમારી નોંધણી થઈ ગઈ',
    waiting: 'વેઇટિંગ લિસ્ટમાં તમારું નામ લખાયું',
    registeredText: (email) => `ટિકિટ ${email} પર મોકલી છે.`,
    waitingText: (email) => `તમારા માટે સીટ ખાલી થશે ત્યારે ${email} પર લખીશું.`,
    nothing: 'થોડી વારમાં ઈમેલ ન આવે તો સ્પામ ફોલ્ડર જુઓ, અથવા ફરી નોંધણી કરો: ટિકિટ ફરી મોકલાશે.',
    otherEvents: 'બીજા કાર્યક્રમો જુઓ',
  },
  errors: {
    eventNameRequired: 'તમારું નામ લખો.',
    eventMobileWrong: '10 આંકડાનો મોબાઇલ નંબર લખો.',
    eventEmailWrong: 'આ ઈમેલ પૂરો નથી. name@example.org જેવો લખો, અથવા ખાલી રાખો.',
    eventPartySizeWrong: 'કેટલા લોકો આવશે તે પસંદ કરો: 1 થી 5.',
    eventMobileOften: 'આ નંબરથી ઈમેલ વગર ત્રણ નોંધણી થઈ ચૂકી છે. ઈમેલ લખો, અથવા સંસ્થાને નોંધણી કરવા કહો.',
    eventEmailThere: 'આ ઈમેલથી આ કાર્યક્રમ માટે નોંધણી થઈ ચૂકી છે.',
  },
};

export default registration;
