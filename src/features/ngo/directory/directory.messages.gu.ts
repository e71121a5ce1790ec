import type en from './directory.messages.en.ts';

const ngoLists: typeof en = {
  needs: 'લોકો તેમની પાસે શેના માટે આવી શકે',
  needsOfScheme: 'આ યોજના શેમાં મદદ કરે છે',
  events: 'આવનારા કાર્યક્રમો',
  allEvents: (count) => `બધા ${count} કાર્યક્રમો`,
  schemes: 'યોજનાઓ',
  allSchemes: (count) => `બધી ${count} યોજનાઓ`,
};
export default ngoLists;
