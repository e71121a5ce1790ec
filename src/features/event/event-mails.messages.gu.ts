import type en from './event-mails.messages.en.ts';

const people = (size: number) => `${size} વ્યક્તિ`;

const eventMails: typeof en = {
  registered: {
    subject: (title) => `તમારી ટિકિટ: ${title}`,
    line: (title, size) => `“${title}” માટે તમારી નોંધણી થઈ ગઈ છે, ${people(size)} માટે.`,
  },
  waiting: {
    subject: (title) => `વેઇટિંગ લિસ્ટમાં: ${title}`,
    line: (title, size) =>
      `“${title}”માં સીટ ભરાઈ ગઈ છે. તમે ${people(size)} માટે વેઇટિંગ લિસ્ટમાં છો. સીટ ખાલી થશે તો અમે તરત લખીશું.`,
  },
  offered: {
    subject: (title) => `તમારા માટે સીટ ખાલી થઈ: ${title}`,
    line: (title, size) => `“${title}”માં ${people(size)} માટે સીટ ખાલી થઈ છે.`,
    until: (time) => `${time} સુધીમાં લઈ લો. પછી તે સીટ યાદીમાં બીજાને મળશે.`,
    link: 'સીટ લો',
  },
  offerOver: {
    subject: (title) => `સીટ બીજાને મળી: ${title}`,
    line: (title) => `“${title}”માં તમારા માટે રાખેલી સીટ બીજાને મળી ગઈ, કારણ કે લેવાનો સમય પૂરો થયો.`,
    again: 'તમે ફરી નોંધણી કરાવી શકો છો. સીટ ભરાયેલી હશે તો ફરી વેઇટિંગ લિસ્ટમાં આવશો.',
    link: 'કાર્યક્રમ જુઓ',
  },
  cancelled: {
    subject: (title) => `રદ કર્યું: ${title}`,
    line: (title) => `“${title}” માટેની તમારી નોંધણી રદ થઈ ગઈ છે. જણાવવા બદલ આભાર.`,
  },
  cancelledByNgo: {
    subject: (title) => `તમારી નોંધણી રદ થઈ: ${title}`,
    line: (title, ngo) => `${ngo}એ “${title}” માટેની તમારી નોંધણી રદ કરી છે. કંઈ પૂછવું હોય તો તેમને પૂછો.`,
  },
  ticket: (number) => `તમારો નંબર: ${number}. દરવાજે આ નંબર કે નીચેનો કોડ બતાવો.`,
  code: (number) => `ટિકિટ ${number}નો કોડ`,
  when: (time) => `ક્યારે: ${time}`,
  where: (place) => `ક્યાં: ${place}`,
  join: (link) => `અહીંથી જોડાઓ: ${link}`,
  change: 'આ લિંકથી તમે નોંધણી જોઈ, બદલી કે રદ કરી શકો છો. આવી ન શકો તો રદ કરજો: બીજા લોકો રાહ જુએ છે.',
  link: 'ટિકિટ ખોલો',
  eventLink: 'કાર્યક્રમ જુઓ',
  small: 'તમે નોંધણી ન કરી હોય તો કોઈએ ભૂલથી તમારો ઈમેલ લખ્યો છે. આ ઈમેલ પર ધ્યાન ન આપો.',
};

export default eventMails;
