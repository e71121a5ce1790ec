import type en from './translations.messages.en.ts';

const translations: typeof en = {
  headings: { original: 'લખાણ', gu: 'ગુજરાતીમાં', hi: 'હિન્દીમાં' },
  leads: {
    original: 'જેમની ભાષામાં લખાણ ન હોય તેમને આ દેખાશે.',
    gu: 'ગુજરાતી પેજ વાંચનારને આ દેખાશે.',
    hi: 'હિન્દી પેજ વાંચનારને આ દેખાશે.',
  },
  translated: 'લખેલું છે',
  missing: 'હજી લખ્યું નથી',
};
export default translations;
