import type en from './form.messages.en.ts';

const form: typeof en = {
  optional: 'ઇચ્છો તો',
  show: 'બતાવો',
  hide: 'છુપાવો',
  sending: 'મોકલાય છે ...',
  pleaseMend: 'કૃપા કરીને આ ફરી જુઓ:',
  unreachable: 'અત્યારે સાઇટ સાથે જોડાણ થતું નથી. તમે લખેલું ખોવાયું નથી: થોડી વારમાં ફરી પ્રયાસ કરો.',
  callNgo: 'ફોન કરવા માટે સંસ્થા શોધો',
  /** What may be wrong with a field of any form. */
  errors: {
    emailRequired: 'ઈમેલ જરૂરી છે',
    emailInvalid: 'ઈમેલ સરનામું બરાબર નથી',
    textLong: 'આ બહુ લાંબું છે.',
    aadhaar: 'આમાં આધાર નંબર હોય એવું લાગે છે. કૃપા કરીને તે કાઢી નાખો: અમને તે રાખવાની મંજૂરી નથી.',
  },
  /** The quick way out. */
  exit: { label: 'ઝડપથી બહાર નીકળો', leave: 'આ પેજ છોડો' },
};
export default form;
