import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    ngoConsentWithdrawn: 'તમારી સંસ્થા સાઇટ પરથી હટી ગઈ છે. હવે શું થશે તે અમે ઈમેલમાં લખ્યું છે.',
  },
};

export default responses;
