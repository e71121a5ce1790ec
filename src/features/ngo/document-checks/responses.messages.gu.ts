import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    documentDecided: 'સાચવ્યું.',
    checkResultRequired: 'તમે શું જોયું તે પસંદ કરો.',
    checkSourceRequired: 'ક્યાં જોયું તે પસંદ કરો.',
    seenOnInvalid: 'કયા દિવસે જોયું તે લખો.',
    seenOnFuture: 'આ દિવસ હજી આવ્યો નથી. જે દિવસે જોયું તે દિવસ પસંદ કરો.',
    documentNotStated: 'આ દસ્તાવેજ હવે સંસ્થાએ જણાવેલો નથી.',
    documentChangedMeanwhile: 'આ દરમિયાન સંસ્થાએ આ દસ્તાવેજ બદલ્યો. નિર્ણય લેતાં પહેલાં તે ફરી જુઓ.',
    documentDecidedMeanwhile: 'આ દરમિયાન બીજા કોઈએ દસ્તાવેજ વિશે નિર્ણય લીધો. નિર્ણય લેતાં પહેલાં તે ફરી જુઓ.',
    noDocumentSeen: 'સંસ્થાને ચકાસેલી ગણતાં પહેલાં ઓછામાં ઓછો એક દસ્તાવેજ જોયેલો અને બરાબર હોવો જોઈએ.',
  },
};

export default responses;
