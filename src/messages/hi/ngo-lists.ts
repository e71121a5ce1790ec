import type { Catalogue } from '#src/messages/messages.tsx';

const ngoLists: Catalogue['ngo-lists'] = {
  needs: 'लोग इनके पास किसलिए आ सकते हैं',
  needsOfScheme: 'यह किस काम में मदद करती है',
  schemes: 'योजनाएं',
  allSchemes: (count) => `सभी ${count} योजनाएं`,
};
export default ngoLists;
