import type en from './donor-year-file.messages.en.ts';

const messages: typeof en = {
  ask: (year) => `${year}નાં દાન અને રસીદો મને ઈમેલથી મોકલો (PDF)`,
  mail: {
    subject: (year) => `${year}ની તમારી રસીદો`,
    line: (year) => `${year}નાં તમારાં દાન અને રસીદોની PDF ફાઇલ તૈયાર છે.`,
    until: (days) => `અમે તેને ${days} દિવસ રાખીશું. જેની પાસે આ લિંક હોય તે ફાઇલ ખોલી શકે છે, તેથી લિંક કોઈને આપશો નહીં.`,
    link: 'ફાઇલ ખોલો',
  },
};
export default messages;
