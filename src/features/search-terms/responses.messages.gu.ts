import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    askNeed: 'યાદીમાંથી જરૂર પસંદ કરો.',
    askPhraseLanguage: 'આ શબ્દો કઈ ભાષાના છે તે પસંદ કરો.',
    phraseAssigned: 'આ દરમિયાન અમારી ટીમમાંથી કોઈએ આ શબ્દો જોડી દીધા. કંઈ બદલાયું નથી.',
    phraseKnown: 'શોધ આ શબ્દોનો અર્થ પહેલેથી આ જ જરૂર સમજે છે. કદાચ એવી સંસ્થા ખૂટે છે જે આમાં મદદ કરે.',
    phraseTaken: 'આ શબ્દો બીજી જરૂરના છે, અને શોધ બંને વચ્ચે ફરક કરી શકશે નહીં. તે જ જરૂર પસંદ કરો, અથવા તેનો કોઈ ભાગ.',
    phraseRemovedBefore: 'આ શબ્દો પહેલેથી પાછા લઈ લીધા છે.',
    phraseAssignedNow: 'શોધ હવે આ શબ્દો જાણે છે.',
    phraseRemoved: 'શબ્દો પાછા લઈ લીધા. શોધ હવે તેનો અર્થ આ જરૂર નહીં સમજે.',
  },
};

export default responses;
