import type en from './standing-gift.messages.en.ts';

const standingGift: typeof en = {
  title: 'માસિક યાદ',
  headline: {
    next: (amount, date) => `${date}ના રોજ અમે ${amount} આપવાની યાદ અપાવીશું`,
    waiting: (amount) => `દર મહિને અમે ${amount} આપવાની યાદ અપાવીશું`,
  },
  waiting: 'સંસ્થાને તમારું પહેલું દાન મળે તેના એક મહિના પછી યાદ અપાવવાનું શરૂ થશે.',
  noDebit: 'પૈસા જાતે કપાતા નથી. આપવું કે નહીં તે દર મહિને તમે નક્કી કરો છો.',
  byItself: (most) => `સતત ${most} યાદ પછી દાન ન મળે તો યાદ અપાવવાનું બંધ થઈ જાય છે.`,
  facts: { ngo: 'સંસ્થા', amount: 'રકમ', purpose: 'હેતુ', nextOn: 'હવે પછીની યાદ' },
  hidden: 'આ સંસ્થા હમણાં યાદીમાં નથી, એટલે યાદ અપાવાતી નથી.',
  end: 'યાદ અપાવવાનું બંધ કરો',
  endText: 'આવા ઈમેલ ફરી નહીં આવે, અને એ માટે સાચવેલું બધું તરત ભૂંસાઈ જશે.',
  amount: {
    open: 'રકમ બદલો',
    label: 'યાદ માટેની રકમ',
    hint: 'રૂપિયામાં',
    save: 'સાચવો',
  },
  ended: 'યાદ અપાવવાનું બંધ થયું',
  endedText: 'આવા ઈમેલ ફરી નહીં આવે. તમે આપ્યું તે બદલ આભાર.',
  notFound: 'આવી કોઈ યાદ નથી',
  notFoundText: 'યાદ અપાવવાનું બંધ થઈ ગયું હશે, અથવા લિંક અધૂરી હશે. ઈમેલમાંની લિંક ફરી ખોલો.',
  allNgos: 'દાન લેતી સંસ્થાઓ જુઓ',
  answers: {
    standingGiftChanged: 'રકમ બદલાઈ ગઈ.',
    standingGiftEnded: 'યાદ અપાવવાનું બંધ થયું.',
  },
};

export default standingGift;
