import type en from './hours.messages.en.ts';

const hours: typeof en = {
  heading: 'ખુલ્લું રહેવાનો સમય',
  lead: 'લોકો ક્યારે આવી કે ફોન કરી શકે? દિવસ પર ટિક કરો અને ક્યાંથી ક્યાં સુધી તે લખો. બીજી લાઇન બીજા દિવસો માટે છે, જેમ કે શનિવાર.',
  line: (number) => `સમય ${number}`,
  days: {
    Mo: 'સોમવાર',
    Tu: 'મંગળવાર',
    We: 'બુધવાર',
    Th: 'ગુરુવાર',
    Fr: 'શુક્રવાર',
    Sa: 'શનિવાર',
    Su: 'રવિવાર',
  },
  opens: 'ક્યારથી',
  closes: 'ક્યાં સુધી',
  everyDay: 'રોજ',
  range: (first, last) => `${first}થી ${last}`,
  open: (days, from, to) => `${days}, ${from}થી ${to}`,
  dayAndNight: (days) => `${days}, દિવસ-રાત`,
};

export default hours;
