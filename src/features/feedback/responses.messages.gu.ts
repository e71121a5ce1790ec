import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    askRating: 'પાંચમાંથી એક જવાબ પસંદ કરો.',
    askMessage: 'તમારે જે કહેવું હોય તે લખો.',
    messageLong: 'કૃપા કરીને વધુમાં વધુ 2,000 અક્ષર લખો.',
    tooManyMessages: 'અહીંથી ઘણા સંદેશ આવ્યા છે. તમે લખેલું કંઈ ખોવાયું નથી.',
    feedbackSent: 'આભાર. તમારો સંદેશ અમને મળી ગયો છે.',
    askAnswer: 'જવાબ લખો.',
    answerLong: 'કૃપા કરીને વધુમાં વધુ 4,000 અક્ષર લખો.',
    feedbackNoAddress: 'તેમણે ઈમેલ આપ્યો નથી, એટલે જવાબ કોઈને પહોંચશે નહીં. જવાબને બદલે પૂરું થયું એમ નોંધો.',
    feedbackMoved: 'ટીમમાંથી બીજા કોઈએ આ પહેલાં જ કરી દીધું: આ સંદેશનો જવાબ અપાઈ ગયો છે અથવા કામ પૂરું થયું છે.',
    feedbackAnswered: 'તમારો જવાબ ઈમેલથી જઈ રહ્યો છે.',
    feedbackFinished: 'પૂરું થયું એમ નોંધ્યું.',
  },
};

export default responses;
