import type { Catalogue } from '#src/messages/messages.tsx';

const ngoLists: Catalogue['ngo-lists'] = {
  needs: 'લોકો તેમની પાસે શેના માટે આવી શકે',
  needsOfScheme: 'આ યોજના શેમાં મદદ કરે છે',
  schemes: 'યોજનાઓ',
  allSchemes: (count) => `બધી ${count} યોજનાઓ`,
};
export default ngoLists;
