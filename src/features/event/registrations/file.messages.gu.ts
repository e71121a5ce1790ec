import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'નોંધણીઓ',
  columns: {
    ticket: 'ટિકિટ',
    name: 'નામ',
    mobile: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    partySize: 'લોકો',
    answer: 'જવાબ',
    status: 'સ્થિતિ',
    attendedAt: 'ક્યારે આવ્યા',
    createdAt: 'નોંધણીની તારીખ',
  },
  statuses: {
    registered: 'નોંધાયેલા',
    waiting: 'રાહ જુએ છે',
    attended: 'આવ્યા',
    cancelled: 'રદ',
    held: 'રાખેલી: લિંક ખોલી નથી',
  },
};

export default file;
