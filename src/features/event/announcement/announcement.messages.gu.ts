import type en from './announcement.messages.en.ts';

const announcement: typeof en = {
  changed: {
    subject: 'તમારા કાર્યક્રમનો સમય કે સ્થળ બદલાયું',
    line: (title, ngo) => `${ngo} સંસ્થાએ “${title}”નો સમય કે સ્થળ બદલ્યું છે. હવે આ પ્રમાણે છે:`,
    ticket: (number) => `તમારી નોંધણી ચાલુ જ છે. તમારો નંબર એ જ છે: ${number}.`,
    waiting: 'તમે હજી વેઇટિંગ લિસ્ટમાં છો, એ જ ક્રમે.',
    cannotCome: 'હવે આવી ન શકો તો નીચેની લિંકથી રદ કરજો: બીજા લોકો સીટની રાહ જુએ છે.',
  },
  cancelled: {
    subject: 'તમારો કાર્યક્રમ રદ થયો',
    line: (title, ngo) => `${ngo} સંસ્થાએ “${title}” રદ કર્યું છે. અમે દિલગીર છીએ.`,
    reason: (reason) => `કારણ: ${reason}`,
    was: 'તે આ પ્રમાણે થવાનું હતું:',
    calendar: 'સાથેની ફાઇલથી તે તમારા કૅલેન્ડરમાંથી નીકળી જશે. તમારે બીજું કંઈ કરવાનું નથી.',
  },
  ngoLeft: 'સંસ્થા હવે સહાય પર નથી.',
  news: {
    subject: 'તમારી નોંધણી વિશે',
    line: 'તમે જે કાર્યક્રમ માટે નોંધાયેલા છો, તેમાં કંઈક બદલાયું છે. હવે શું છે તે તમારી ટિકિટ પર દેખાશે.',
  },
  message: {
    subject: (ngo, subject) => `${ngo}: ${subject}`,
    from: (ngo, title) => `“${title}” વિશે ${ngo} તમને લખે છે:`,
    small: 'તમે આ કાર્યક્રમ માટે નોંધણી કરાવી છે, એટલે આ ઈમેલ મળ્યો છે.',
    end: 'વધુ સંદેશ નથી જોઈતા, કે આ મેં નથી કર્યું',
  },
  join: (link) => `અહીંથી જોડાઓ: ${link}`,
  ticketLink: 'ટિકિટ ખોલો',
  eventLink: 'કાર્યક્રમ જુઓ',
};

export default announcement;
