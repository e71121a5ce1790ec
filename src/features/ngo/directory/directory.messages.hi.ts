import type en from './directory.messages.en.ts';

const ngoLists: typeof en = {
  needs: 'लोग इनके पास किसलिए आ सकते हैं',
  needsOfScheme: 'यह किस काम में मदद करती है',
  events: 'आने वाले कार्यक्रम',
  allEvents: (count) => `सभी ${count} कार्यक्रम`,
  schemes: 'योजनाएं',
  allSchemes: (count) => `सभी ${count} योजनाएं`,
};
export default ngoLists;
